import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePostalCode } from '@/lib/postal-code';

describe('a Canadian postal code', () => {
  it.each([
    'M5V 2T6',
    'm5v2t6',
    'M5V-2T6',
    'm5v - 2t6',
    '  M5v  2t6 ',
    'M5V\u00a02T6',
    'M5V\u20132T6',
    'm5v\t2t6\n',
  ])('typed as %j is stored as M5V 2T6', (text) => {
    expect(normalizePostalCode(text)).toBe('M5V 2T6');
  });

  it('stays as it is once normalized', () => {
    const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY');
    const digit = fc.nat({ max: 9 });
    fc.assert(
      fc.property(letter, digit, letter, digit, letter, digit, (a, b, c, d, e, f) => {
        const code = `${a}${b}${c} ${d}${e}${f}`;
        expect(normalizePostalCode(code)).toBe(code);
        expect(normalizePostalCode(code.toLowerCase().replace(' ', ''))).toBe(code);
      }),
    );
  });
});

describe('any other text is stored as typed but for the space around it', () => {
  it.each([
    ['90210', '90210'],
    [' SW1A 1AA ', 'SW1A 1AA'],
    ['m5v', 'm5v'],
    ['m5v 2t6 x', 'm5v 2t6 x'],
    ['d5v-2t6', 'd5v-2t6'],
    ['w1a 1a1', 'w1a 1a1'],
    ['m5o 2t6', 'm5o 2t6'],
    ['m5v_2t6', 'm5v_2t6'],
    ["'; drop table--", "'; drop table--"],
    ['', ''],
  ])('%j', (text, stored) => {
    expect(normalizePostalCode(text)).toBe(stored);
  });
});
