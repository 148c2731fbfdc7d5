import { describe, expect, it } from 'vitest';
import { formats as english } from '@/content/formats';
import { formats as french } from '@/content/fr/formats';
import { HOSTILE_TEXTS } from '../../hostile-texts';

const MEGABYTE = 2 ** 20;
const DIGITS = '9'.repeat(400);
const { POSITIVE_INFINITY } = Number;

type Texts = [value: number, texts: string[]][];

const ENGLISH = {
  language: 'English',
  formats: english,
  distances: [
    [-5, ['-5']],
    [7_500, ['7.5 K', '7,500', '7500.0 km']],
    [
      15_000,
      ['15000', '15,000', '15 000 km', '15\u00a0000 km', '15\u202f000', '  15,000KM ', '150,00', '15k km'],
    ],
    [15_400.9, ['15400.9', '15,400.9']],
    [POSITIVE_INFINITY, [DIGITS]],
  ] satisfies Texts,
  ages: [
    [-3, ['-3']],
    [1, ['1 year']],
    [4.5, ['4.5']],
    [7, [' 7 ', '7 years', '7\u00a0years']],
    [POSITIVE_INFINITY, [DIGITS]],
  ] satisfies Texts,
  noDistances: ['15 miles'],
  noAges: ['old', '5,5', '5 km'],
};

const FRENCH = {
  language: 'French',
  formats: french,
  distances: [
    [15.5, ['15,5', '15.5', '15,5 km']],
    [7_500, ['7 500', '7,5 k', '7.5K', '7500,0 km']],
    [15_000, ['15000', '15 000 km', '15\u00a0000\u00a0km', '15\u202f000', '  15 000KM ', '150 00', '15 k']],
  ] satisfies Texts,
  ages: [
    [1.5, ['1,5 an', '1.5']],
    [7, [' 7 ', '7 ans', '7\u00a0ANS']],
  ] satisfies Texts,
  noDistances: ['ans', '1,5,5', '15 milles'],
  noAges: ['ans', 'km', '1,5,5', '15 milles'],
};

const NO_NUMBERS = [
  ...Object.values(HOSTILE_TEXTS),
  ...['', ' ', 'abc', '1e1', '1e3', '15kk', '15,', ',15', '1-5', '--5', '+5'],
  ...['NaN', 'Infinity', '1e309', '0x10', '١٥', '１５', '1\0', '\u202E51'],
  // A megabyte: groups without a first digit, and white space inside.
  ',1'.repeat(MEGABYTE / 2),
  `x${' '.repeat(MEGABYTE)}1`,
];

describe.each([ENGLISH, FRENCH])(
  'typed in $language',
  ({ formats, distances, ages, noDistances, noAges }) => {
    const { parseKilometres, parseYears } = formats;

    it.each<Texts[number]>(distances)('%d kilometres are any of %j', (kilometres, texts) => {
      expect(texts.map(parseKilometres)).toEqual(texts.map(() => kilometres));
    });

    it.each<Texts[number]>(ages)('%d years are any of %j', (years, texts) => {
      expect(texts.map(parseYears)).toEqual(texts.map(() => years));
    });

    it('other texts are no numbers, which takes no time for a long one', () => {
      const found = (parse: typeof parseYears, texts: string[]) =>
        texts.filter((text) => parse(text) !== null);
      expect(found(parseKilometres, [...NO_NUMBERS, ...noDistances, 'km'])).toEqual([]);
      expect(found(parseYears, [...NO_NUMBERS, ...noAges])).toEqual([]);
    });
  },
);
