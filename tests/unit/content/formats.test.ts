import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formats as english } from '@/content/en/formats';
import { formats as french } from '@/content/fr/formats';
import { formatDateTime } from '@/lib/date-time';
import { LANGUAGES } from '@/lib/languages';
import { contentOf } from '../../setup/content';

const CAD = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
const WHOLE = { ...CAD, maximumFractionDigits: 0 } as const;
const hundredths = fc.nat().map((value) => value / 100);
const cents = hundredths.filter((value) => !Number.isInteger(value));
const tenths = fc.nat(50).map((value) => value / 10);
const thousands = fc.nat(500).map((value) => value * 1_000);

/** Escapes no-break spaces, so that a failure shows them. */
const visible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '\\u00a0');

type Case = [string, Intl.NumberFormatOptions, Arbitrary<number>, (value: number) => string];

// In some engines, Intl writes spaces that allow a line break before a unit. Our formats always write no-break spaces.
describe.each(LANGUAGES)('the formatting for $locale', async ({ code, locale }) => {
  const { formats } = await contentOf(code);
  const cases: Case[] = [
    ['a number', {}, hundredths, formats.number],
    ['whole dollars', WHOLE, fc.nat(), formats.dollars],
    ['dollars and cents', CAD, cents, formats.dollars],
    ['added dollars', { ...WHOLE, signDisplay: 'always' }, fc.nat(), formats.addedDollars],
    ['a percentage', { style: 'unit', unit: 'percent' }, fc.nat(100), formats.percent],
    ['kilometers', { style: 'unit', unit: 'kilometer' }, hundredths, formats.kilometers],
  ];
  const short: Case[] = [['a number on a scale', { notation: 'compact' }, thousands, formats.onScale]];

  // Only the French format for numbers on a scale equals Intl's compact notation.
  it.each(code === 'fr' ? [...cases, ...short] : cases)(
    'writes %s as Intl does with %j',
    (_, options, values, write) => {
      const { format } = new Intl.NumberFormat(locale, options);
      const check = (value: number) => {
        expect(visible(write(value))).toBe(visible(format(value).replaceAll(/\s/g, '\u00a0')));
      };
      fc.assert(fc.property(values, check));
    },
  );

  it('chooses between the singular and the plural of a noun as Intl does', () => {
    const plural = new Intl.PluralRules(locale);
    const noun = { one: 'one', other: 'other' };
    fc.assert(fc.property(tenths, (years) => formats.noun(years, noun) === plural.select(years)));
  });

  it('writes distances and prices that the parsers for every language can read', async () => {
    const readers = await Promise.all(LANGUAGES.map(async ({ code }) => (await contentOf(code)).formats));
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...readers), (value, { parseDollars, parseKilometers }) => {
        expect(parseKilometers(formats.kilometers(value))).toBe(value);
        expect(parseDollars(formats.dollars(value))).toBe(value);
      }),
    );
  });

  it('abbreviates days and months to no fewer than three letters', () => {
    for (let count = 0; count < 12; count += 1) {
      const date = new Date(2026, count, 2 + count);
      const begins = (part: 'weekday' | 'month') =>
        expect.stringContaining(date.toLocaleDateString(locale, { [part]: 'long' }).slice(0, 3));
      expect(formats.clock(date)).toEqual(begins('weekday'));
      expect(formats.clock(date)).toEqual(begins('month'));
      expect(formats.day(formatDateTime(date).slice(0, 10))).toEqual(begins('month'));
    }
  });
});

it('writes half a million on an English scale as 500k', () => {
  expect(english.onScale(500_000)).toBe('500k');
});

it.each([
  ['America/Toronto', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 2:48 p.m.', '2026-11-21T14:48'],
  ['America/St_Johns', '2026-06-05T14:30Z', 'Fri, Jun 5 · 12:00 p.m.', '2026-06-05T12:00'],
  ['America/Vancouver', '2026-01-05T08:07Z', 'Mon, Jan 5 · 12:07 a.m.', '2026-01-05T00:07'],
])('the clock in %s shows %s as %s, with the machine-readable time %s', (timeZone, time, text, dateTime) => {
  vi.stubEnv('TZ', timeZone);
  expect(english.clock(new Date(time))).toBe(text);
  expect(formatDateTime(new Date(time))).toBe(dateTime);
});

it('writes French dates as Intl does, except for the first of a month and hours below ten', () => {
  const folded = (text: string) => text.replaceAll(/\s/g, ' ');
  const byHand = (text: string) =>
    folded(text)
      .replace(/\b1 (?=\p{L}{3})/u, '1er ')
      .replace(/\b0(?=\d h)/, '');
  const day = new Intl.DateTimeFormat('fr-CA', { weekday: 'short', day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat('fr-CA', { timeStyle: 'short' });
  const long = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = fc.date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(folded(french.clock(date))).toBe(byHand(`${day.format(date)} · ${time.format(date)}`));
      expect(french.day(date.toISOString().slice(0, 10))).toBe(byHand(long.format(date)));
    }),
  );
  expect(visible(french.clock(new Date(2026, 10, 1, 9, 5)))).toBe('dim. 1er nov. · 9\\u00a0h\\u00a005');
});

const KILOMETERS = [english.parseKilometers, french.parseKilometers];

it.each<[number, string[]]>([
  [-5, ['-5']],
  [15.5, ['15,5', '15.5', '15,5 km', '15.50']],
  [7_500, ['7.5 K', '7,5 k', '7,500', '7.500', '7 500', '7500.0 km', '7500,0 km']],
  [12_500, ['12.500 km', '12\u202f500 km', '12\u2009500', '12,500.00', '12.500,0', '１２，５００']],
  // These include the period that phone keyboards insert after two spaces, and a half-edited "15 000".
  [15_000, ['15\u00a0000\u00a0km', '  15,000KM ', '15k km', '15,000.', '15 000 km. ', '150 00']],
  [1_234_567.89, ['1,234,567.89', '1.234.567,89', '1 234 567.89', '1234567,89']],
])('parses %d kilometers in both languages from each of %j', (kilometers, texts) => {
  for (const read of KILOMETERS) expect(texts.map(read)).toEqual(texts.map(() => kilometers));
});

it('parses a distance with too many digits as infinite', () => {
  for (const read of KILOMETERS) expect(read('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  ['English', 7, english.parseYears, [' 7 ', '7 years', '7\u00a0YEARS', '7.']],
  ['French', 1.5, french.parseYears, ['1,5 an', '1.5 ans']],
  ['either language', 1_250.49, english.parseDollars, ['$1,250.49', '1 250,49 $', '1250.49']],
  ['English', 90, english.parseDollars, ['90 dollars', '90 Canadian dollars', 'C$90', 'CAD 90']],
  ['French', 1_250, french.parseDollars, ['1 250 $ CA', '1 250 dollars canadiens']],
  [
    'English',
    12_000,
    english.parseKilometers,
    ['12,000 km/yr', '12k km a year', '12,000 per year', '12,000 kms'],
  ],
  ['French', 12_000, french.parseKilometers, ['12 000 km/an', '12 000 km par année', '12 k / an']],
])('parses values typed in %s as %d', (_, value, read, texts) => {
  expect(texts.map(read)).toEqual(texts.map(() => value));
});

const SIGNS = ['$', 'CAD', 'CA$', '$CA', '$ CA', ' CAD ', ''];

it('parses a price with a dollar sign before or after it and rejects two prices', () => {
  const prices = fc.integer({ min: 1, max: 20_000 });
  const signs = fc.constantFrom(...SIGNS);
  const written = fc.constantFrom(english.number, french.number, String);
  const joints = fc.constantFrom('$', 'CAD', '$ CA', '-', '/', ' to ', ' à ', ', ');
  fc.assert(
    fc.property(prices, prices, written, signs, joints, (price, other, write, sign, joint) => {
      for (const { parseDollars } of [english, french]) {
        expect(parseDollars(sign + write(price))).toBe(price);
        expect(parseDollars(write(price) + sign)).toBe(price);
        expect(parseDollars(write(price) + joint + write(other))).toBeNull();
      }
    }),
  );
});

const NO_NUMBERS = [
  ...['', ' ', 'abc', '1e3', '15kk', ',15', '.', '1-5', '--5', '+5', '15 miles', 'NaN', '0x10', '½', '1\0'],
  // In these, the digits after a separator are neither decimals nor a group of thousands, or the same separator is used for
  // both.
  ...['1.2345', '1234,500', '0.500', '1,250,49', '1.250.49', '1,25,000', '1,250 000', '1 250,000', '1,5,5'],
];

it.each([
  ['kilometers', french.parseKilometers, ['km', '5 $', 'ans']],
  ['years', english.parseYears, ['5 km', 'years']],
  ['dollars', english.parseDollars, ['$', '$$5', '5 km', '5k', 'US$ 5', '5 €']],
])('rejects text that is not %s', (_, parse, others) => {
  expect([...NO_NUMBERS, ...others].filter((text) => parse(text) !== null)).toEqual([]);
});
