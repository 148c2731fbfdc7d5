import { describe, expect, it } from 'vitest';
import { formatDollars, formatNumber } from '@/lib/format';

describe('amounts', () => {
  it.each([
    [82, '$82'],
    [0, '$0'],
    [1_230, '$1,230'],
    [1_234_567, '$1,234,567'],
  ])('%i dollars are %s, without cents', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  it('groups thousands', () => {
    expect(formatNumber(500_000)).toBe('500,000');
  });
});
