import { describe, expect, it } from 'vitest';
import { parseAge, parseDistance } from '@/calculator/typed-values';
import { HOSTILE_TEXTS } from '../../hostile-texts';

const MEGABYTE = 2 ** 20;
const DIGITS = '9'.repeat(400);

describe('a typed distance', () => {
  it.each([
    [100, ['0', '1', '-5']],
    [8_000, ['7.5 K']],
    [15_000, ['15000', '15,000', '15 000 km', '15\u00a0000 km', '15\u202f000', '  15,000KM ', '150,00']],
    [15_000, ['15k', '15k km', '15400.9']],
    [16_000, ['15500']],
    [201_000, ['200500']],
    [500_000, ['650,000', '9999999', DIGITS]],
  ])('is %i km for any of %j', (km, texts) => {
    expect(texts.map((text) => parseDistance(text)?.value)).toEqual(texts.map(() => km));
  });

  it('is none of other texts', () => {
    const texts = ['', ' ', 'km', 'abc', '1e3', '15kk', '15,', ',15', '1-5', '15 miles', '--5'];
    expect(texts.filter((text) => parseDistance(text) !== null)).toEqual([]);
  });
});

describe('a typed age', () => {
  it.each([
    [0, ['-3', '-0']],
    [1, ['1 year']],
    [4, ['4.4']],
    [5, ['5', '4.5']],
    [7, [' 7 ']],
    [12, ['12 years']],
    [15, ['99', DIGITS]],
  ])('is %i years for any of %j', (age, texts) => {
    // Told from the negative zero, which a field would show as -0.
    expect(texts.map((text) => parseAge(text)?.value)).toEqual(texts.map(() => age));
  });

  it('is none of other texts', () => {
    const texts = ['', 'old', '5,5', '1e1', '5 km', '+5'];
    expect(texts.filter((text) => parseAge(text) !== null)).toEqual([]);
  });
});

it('a typed number is kept beside its value, so that a field can say when they differ', () => {
  expect(parseDistance('7,500')).toEqual({ typed: 7_500, value: 8_000 });
  expect(parseDistance('15k')).toEqual({ typed: 15_000, value: 15_000 });
  expect(parseAge('99')).toEqual({ typed: 99, value: 15 });
});

const STRANGE = ['NaN', 'Infinity', '1e309', '0x10', '١٥', '１５', '1\0', '\u202E51'];

it.each([...Object.values(HOSTILE_TEXTS), ...STRANGE])('%j is neither a distance nor an age', (text) => {
  expect([parseDistance(text), parseAge(text)]).toEqual([null, null]);
});

it.each([
  ['groups without a first digit', ',1'.repeat(MEGABYTE / 2)],
  ['white space inside', `x${' '.repeat(MEGABYTE)}1`],
])('a megabyte of %s is refused at once', (_name, text) => {
  expect([parseDistance(text), parseAge(text)]).toEqual([null, null]);
});
