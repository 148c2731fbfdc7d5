import { describe, expect, it } from 'vitest';
import { parseAge, parseDistance } from '@/calculator/typed-values';
import { HOSTILE_TEXTS } from '../../hostile-texts';

const MEGABYTE = 2 ** 20;

describe('a typed distance', () => {
  it.each([
    ['15000', 15_000],
    ['15,000', 15_000],
    ['15 000 km', 15_000],
    ['15\u00a0000 km', 15_000],
    ['15\u202f000', 15_000],
    ['  15,000KM ', 15_000],
    ['150,00', 15_000],
    ['15k', 15_000],
    ['7.5 K', 8_000],
    ['15k km', 15_000],
    ['15400.9', 15_000],
    ['15500', 16_000],
    ['200500', 201_000],
    ['0', 100],
    ['1', 100],
    ['-5', 100],
    ['650,000', 500_000],
    ['9999999', 500_000],
  ])('%j is %i km', (text, km) => {
    expect(parseDistance(text)?.value).toBe(km);
  });

  it.each(['', ' ', 'km', 'abc', '1e3', '15kk', '15,', ',15', '1-5', '15 miles', '--5'])(
    '%j is no distance',
    (text) => {
      expect(parseDistance(text)).toBeNull();
    },
  );
});

it('a typed number is kept beside its value, so that a field can say when they differ', () => {
  expect(parseDistance('7,500')).toEqual({ typed: 7_500, value: 8_000 });
  expect(parseDistance('15k')).toEqual({ typed: 15_000, value: 15_000 });
  expect(parseAge('99')).toEqual({ typed: 99, value: 15 });
});

describe('a typed age', () => {
  it.each([
    ['5', 5],
    [' 7 ', 7],
    ['12 years', 12],
    ['1 year', 1],
    ['4.4', 4],
    ['4.5', 5],
    ['-3', 0],
    ['99', 15],
  ])('%j is %i years', (text, age) => {
    expect(parseAge(text)?.value).toBe(age);
  });

  it.each(['', 'old', '5,5', '1e1', '5 km', '+5'])('%j is no age', (text) => {
    expect(parseAge(text)).toBeNull();
  });

  it('is never the negative zero that a field would show as -0', () => {
    expect(Object.is(parseAge('-0')?.value, 0)).toBe(true);
  });
});

describe('text that is no number', () => {
  it.each([
    ...Object.values(HOSTILE_TEXTS),
    'NaN',
    'Infinity',
    '1e309',
    '0x10',
    '١٥',
    '１５',
    '1\0',
    '\u202E51',
  ])('%j is neither a distance nor an age', (text) => {
    expect(parseDistance(text)).toBeNull();
    expect(parseAge(text)).toBeNull();
  });

  it.each([
    ['groups without a first digit', ',1'.repeat(MEGABYTE / 2)],
    ['white space inside', `x${' '.repeat(MEGABYTE)}1`],
  ])('a megabyte of %s is read at once', (_name, text) => {
    expect(parseDistance(text)).toBeNull();
    expect(parseAge(text)).toBeNull();
  });

  it('400 digits are clamped', () => {
    expect(parseDistance('9'.repeat(400))?.value).toBe(500_000);
    expect(parseAge('9'.repeat(400))?.value).toBe(15);
  });
});
