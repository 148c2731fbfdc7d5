import { expect, it } from 'vitest';
import { formats as english } from '@/content/formats';
import { formats as french } from '@/content/fr/formats';
import { HOSTILE_TEXTS } from '../../hostile-texts';

const KILOMETRES = { English: english.parseKilometres, French: french.parseKilometres };
const YEARS = { English: english.parseYears, French: french.parseYears };
type Language = keyof typeof YEARS;

it.each<[Language, number, string[]]>([
  ['English', -5, ['-5']],
  ['English', 7_500, ['7.5 K', '7,500', '7500.0 km']],
  ['English', 15_000, ['15000', '15,000', '15 000 km', '15\u00a0000 km', '15\u202f000', '  15,000KM ']],
  // As "15,000" is while it is edited.
  ['English', 15_000, ['150,00', '15k km']],
  ['English', 15_400.9, ['15400.9', '15,400.9']],
  ['English', Number.POSITIVE_INFINITY, ['9'.repeat(400)]],
  ['French', 15.5, ['15,5', '15.5', '15,5 km']],
  ['French', 7_500, ['7 500', '7,5 k', '7.5K', '7500,0 km']],
  ['French', 15_000, ['15\u00a0000\u00a0km', '150 00']],
])('typed in %s, %d kilometres are any of %j', (language, kilometres, texts) => {
  expect(texts.map(KILOMETRES[language])).toEqual(texts.map(() => kilometres));
});

it.each<[Language, number, string[]]>([
  ['English', -3, ['-3']],
  ['English', 4.5, ['4.5']],
  ['English', 7, [' 7 ', '7 years', '7\u00a0YEARS']],
  ['English', Number.POSITIVE_INFINITY, ['9'.repeat(400)]],
  ['French', 1.5, ['1,5 an', '1.5']],
  ['French', 7, ['7 ans']],
])('typed in %s, %d years are any of %j', (language, years, texts) => {
  expect(texts.map(YEARS[language])).toEqual(texts.map(() => years));
});

const MEGABYTE = 2 ** 20;
const NO_NUMBERS = [
  ...Object.values(HOSTILE_TEXTS),
  ...['', ' ', 'abc', '1e1', '1e3', '15kk', '15,', ',15', '1-5', '--5', '+5', '15 miles', '15 milles'],
  ...['NaN', 'Infinity', '1e309', '0x10', '١٥', '１５', '1\0', '\u202E51'],
  // A megabyte: groups without a first digit, and white space inside.
  ',1'.repeat(MEGABYTE / 2),
  `x${' '.repeat(MEGABYTE)}1`,
];

it.each([
  ['kilometres in English', KILOMETRES.English, ['km']],
  ['kilometres in French', KILOMETRES.French, ['km', 'ans', '1,5,5']],
  ['years in English', YEARS.English, ['5 km', '5,5']],
  ['years in French', YEARS.French, ['5 km', 'ans', '1,5,5']],
])('other texts are no %s, which takes no time for a long one', (_, parse, others) => {
  expect([...NO_NUMBERS, ...others].filter((text) => parse(text) !== null)).toEqual([]);
});
