import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS } from '../../../scripts/placeholders.ts';

const found = (html: string, day = '2026-11-22') =>
  PLACEHOLDERS.flatMap(({ problems }) => problems(html, new Date(`${day}T12:00:00Z`)));

describe('placeholders in a finished page', () => {
  it.each([
    ['<a href="mailto:hello@pitlane.example?subject=x">', 'hello@pitlane.example'],
    ['<span>Launch day: Jul 30, 2025</span>', '2025-07-30, 480 days ago'],
    ['<a class="x" href="#">Terms</a>', 'Terms leads nowhere'],
    ['<a href="mailto:hello@torque.example">', null],
    ['<span>Launch day: Jan 1, 2026</span>', null],
    ['<a href="https://torque.example/terms">Terms</a><a href="#benefits">Benefits</a>', null],
  ])('%s: %s', (html, text) => {
    expect(found(html)).toEqual(text === null ? [] : [expect.stringContaining(text)]);
  });

  it('are not found in the launch date until a week after it', () => {
    expect(found('Jul 30, 2025', '2025-08-06')).toEqual([]);
    expect(found('Jul 30, 2025', '2025-08-07')).toHaveLength(1);
  });
});
