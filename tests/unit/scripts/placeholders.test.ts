import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS } from '../../../scripts/placeholders.ts';

const found = (html: string, day = '2026-11-22') =>
  PLACEHOLDERS.flatMap(({ problems }) => problems(html, new Date(`${day}T12:00:00Z`)));

describe('placeholders in a finished page', () => {
  it.each([
    ['the contact address', '<a href="mailto:hello@pitlane.example?subject=x">', 'hello@pitlane.example'],
    ['the launch date', '<span>Launch day: Jul 30, 2025</span>', '2025-07-30, 480 days ago'],
    ['links without a target', '<a class="x" href="#">Terms</a>', 'Terms leads nowhere'],
  ])('are found: %s', (_name, html, text) => {
    expect(found(html)).toEqual([expect.stringContaining(text)]);
  });

  it.each([
    ["an owner's address", '<a href="mailto:hello@torque.example">'],
    ["an owner's launch date", '<span>Launch day: Jan 1, 2026</span>'],
    ['links', '<a href="https://torque.example/terms">Terms</a><a href="#benefits">Benefits</a>'],
  ])('are not %s', (_name, html) => {
    expect(found(html)).toEqual([]);
  });

  it('are not found in the launch date until a week after it', () => {
    expect(found('Jul 30, 2025', '2025-08-06')).toEqual([]);
    expect(found('Jul 30, 2025', '2025-08-07')).toHaveLength(1);
  });
});
