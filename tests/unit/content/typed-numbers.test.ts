import { describe, expect, it } from 'vitest';
import { formats } from '@/content/formats';
import { HOSTILE_TEXTS } from '../../hostile-texts';

const { parseKilometres, parseYears } = formats;

const MEGABYTE = 2 ** 20;
const DIGITS = '9'.repeat(400);

describe('a typed distance', () => {
  it.each([
    [-5, ['-5']],
    [1, ['1', '1.0']],
    [7_500, ['7.5 K', '7,500', '7500.0 km']],
    [15_000, ['15000', '15,000', '15 000 km', '15\u00a0000 km', '15\u202f000', '  15,000KM ', '150,00']],
    [15_000, ['15k', '15k km']],
    [15_400.9, ['15400.9', '15,400.9']],
    [Number.POSITIVE_INFINITY, [DIGITS]],
  ])('is %d km for any of %j', (km, texts) => {
    expect(texts.map(parseKilometres)).toEqual(texts.map(() => km));
  });

  it('is none of other texts', () => {
    const texts = ['', ' ', 'km', 'abc', '1e3', '15kk', '15,', ',15', '1-5', '15 miles', '--5'];
    expect(texts.filter((text) => parseKilometres(text) !== null)).toEqual([]);
  });
});

describe('a typed age', () => {
  it.each([
    [-3, ['-3']],
    [1, ['1 year']],
    [4.5, ['4.5']],
    [7, [' 7 ', '7 years', '7\u00a0years']],
    [Number.POSITIVE_INFINITY, [DIGITS]],
  ])('is %d years for any of %j', (age, texts) => {
    expect(texts.map(parseYears)).toEqual(texts.map(() => age));
  });

  it('is none of other texts', () => {
    const texts = ['', 'old', '5,5', '1e1', '5 km', '+5'];
    expect(texts.filter((text) => parseYears(text) !== null)).toEqual([]);
  });
});

const STRANGE = ['NaN', 'Infinity', '1e309', '0x10', '١٥', '１５', '1\0', '\u202E51'];

it.each([...Object.values(HOSTILE_TEXTS), ...STRANGE])('%j is neither a distance nor an age', (text) => {
  expect([parseKilometres(text), parseYears(text)]).toEqual([null, null]);
});

it.each([
  ['groups without a first digit', ',1'.repeat(MEGABYTE / 2)],
  ['white space inside', `x${' '.repeat(MEGABYTE)}1`],
])('a megabyte of %s is refused at once', (_name, text) => {
  expect([parseKilometres(text), parseYears(text)]).toEqual([null, null]);
});
