import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formats as english } from '@/content/en/formats';
import { formats as french } from '@/content/fr/formats';
import { formatDateTime } from '@/lib/date-time';
import { LANGUAGES } from '@/lib/languages';
import { HOSTILE_TEXTS } from '../../hostile-texts';
import { contentOf } from '../../setup/content';

const CAD = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
const WHOLE = { ...CAD, maximumFractionDigits: 0 } as const;
const hundredths = fc.nat().map((value) => value / 100);
const cents = hundredths.filter((value) => !Number.isInteger(value));
const tenths = fc.nat(50).map((value) => value / 10);
const thousands = fc.nat(500).map((value) => value * 1_000);

/** With spaces that do not break written out, so that a failure shows them. */
const visible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '\\u00a0');

type Case = [string, Intl.NumberFormatOptions, Arbitrary<number>, (value: number) => string];

// Intl's spaces before units break in some engines, and not in others; ours never do.
describe.each(LANGUAGES)('as Intl does for $locale', async ({ code, locale }) => {
  const { formats } = await contentOf(code);
  const cases: Case[] = [
    ['a number', {}, hundredths, formats.number],
    ['a rating', { minimumFractionDigits: 1 }, tenths, formats.rating],
    ['whole dollars', WHOLE, fc.nat(), formats.dollars],
    ['dollars and cents', CAD, cents, formats.dollars],
    ['added dollars', { ...WHOLE, signDisplay: 'always' }, fc.nat(), formats.addedDollars],
    ['a percentage', { style: 'unit', unit: 'percent' }, fc.nat(100), formats.percent],
    ['kilometres', { style: 'unit', unit: 'kilometer' }, hundredths, formats.kilometres],
  ];
  const short: Case[] = [
    ['seconds', { style: 'unit', unit: 'second' }, fc.nat(60), formats.seconds],
    ['a number of a scale', { notation: 'compact' }, thousands, formats.tick],
  ];

  // In most languages Intl writes longer units.
  it.each(code === 'fr' ? [...cases, ...short] : cases)(
    '%s is written with %j, on one line',
    (_, options, values, write) => {
      const { format } = new Intl.NumberFormat(locale, options);
      const check = (value: number) => {
        expect(visible(write(value))).toBe(visible(format(value).replaceAll(/\s/g, '\u00a0')));
      };
      fc.assert(fc.property(values, check));
    },
  );

  it('a noun is in the plural', () => {
    const plural = new Intl.PluralRules(locale);
    const noun = { one: 'one', other: 'other' };
    fc.assert(fc.property(tenths, (years) => formats.noun(years, noun) === plural.select(years)));
  });

  it('what is written is read back, in the other language too', async () => {
    const readers = await Promise.all(LANGUAGES.map(async ({ code }) => (await contentOf(code)).formats));
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...readers), (value, { parseDollars, parseKilometres }) => {
        expect(parseKilometres(formats.kilometres(value))).toBe(value);
        expect(parseDollars(formats.dollars(value))).toBe(value);
      }),
    );
  });

  it('a day and a month begin as their names do', () => {
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

it.each([
  [english.seconds(48), '48\\u00a0s'],
  [english.tick(0), '0'],
  [english.tick(500_000), '500k'],
  [english.count(1, { one: 'year', other: 'years' }), '1\\u00a0year'],
])('%s is on one line', (text, expected) => {
  expect(visible(text)).toBe(expected);
});

it.each([
  ['America/Toronto', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 2:48 p.m.', '2026-11-21T14:48'],
  ['America/St_Johns', '2026-06-05T14:30Z', 'Fri, Jun 5 · 12:00 p.m.', '2026-06-05T12:00'],
  ['America/Vancouver', '2026-01-05T08:07Z', 'Mon, Jan 5 · 12:07 a.m.', '2026-01-05T00:07'],
])('the clock in %s at %s says %s', (timeZone, time, text, dateTime) => {
  vi.stubEnv('TZ', timeZone);
  expect(english.clock(new Date(time))).toBe(text);
  expect(formatDateTime(new Date(time))).toBe(dateTime);
});

it('French dates are as Intl writes them, but for the first of a month and hours before ten', () => {
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

const KILOMETRES = [english.parseKilometres, french.parseKilometres];
const YEARS = { English: english.parseYears, French: french.parseYears };
type Language = keyof typeof YEARS;

it.each<[number, string[]]>([
  [-5, ['-5']],
  [15.5, ['15,5', '15.5', '15,5 km', '15.50']],
  [150, ['150,00', '150.00']],
  [7_500, ['7.5 K', '7,5 k', '7,500', '7.500', '7 500', '7500.0 km', '7500,0 km']],
  [
    12_500,
    [
      '12.500',
      '12,500',
      '12.500 km',
      '12\u202f500 km',
      '12\u2009500',
      '12,500.00',
      '12.500,0',
      '\u200e12,500',
      // A mark of other countries, and the digits of other keyboards.
      "12'500",
      '12’500 km',
      "12'500.00",
      '１２，５００',
      '١٢٬٥٠٠ km',
      '१२ ५०० ㎞',
    ],
  ],
  [15_000, ['15000', '15 000 km', '15\u00a0000\u00a0km', '  15,000KM ', '15k km']],
  // Ends as a sentence does.
  [15_000, ['15,000.', '15 000 km.', '15k, ', '15.000 km!', '15 000 kms', '15 000 kilometres']],
  // As "15 000" is while it is edited.
  [15_000, ['150 00']],
  [15_400.9, ['15400.9', '١٥٤٠٠٫٩', '15,400.9', '15.400,9', '15 400,9']],
  [1_234_567.89, ['1,234,567.89', '1.234.567,89', '1 234 567.89', '1234567,89']],
  [Number.POSITIVE_INFINITY, ['9'.repeat(400)]],
])('typed in either language, %d kilometres are any of %j', (kilometres, texts) => {
  for (const read of KILOMETRES) expect(texts.map(read)).toEqual(texts.map(() => kilometres));
});

it.each<[Language, number, string[]]>([
  ['English', -3, ['-3']],
  ['English', 4.5, ['4.5', '4,5']],
  ['English', 7, [' 7 ', '7 years', '7\u00a0YEARS', '7 yrs.', '７']],
  ['English', Number.POSITIVE_INFINITY, ['9'.repeat(400)]],
  ['French', 1.5, ['1,5 an', '1.5']],
  ['French', 7, ['7 ans', '7 ANNÉES.', '٧ ans']],
])('typed in %s, %d years are any of %j', (language, years, texts) => {
  expect(texts.map(YEARS[language])).toEqual(texts.map(() => years));
});

const MEGABYTE = 2 ** 20;
const NO_NUMBERS = [
  ...Object.values(HOSTILE_TEXTS),
  ...['', ' ', 'abc', '1e1', '1e3', '15kk', ',15', '.', '1-5', '--5', '+5', '15 miles', '15 milles'],
  ...['NaN', 'Infinity', '1e309', '0x10', '½', '1\0', '\u202E51'],
  // Neither decimals nor groups, or both by one mark.
  ...[
    '1.2345',
    '1,2345',
    '1234,500',
    '0.500',
    '1,250,49',
    '1.250.49',
    '1,25,000',
    '1,250 000',
    '1 250,000',
    '1,5,5',
    "1'25'000",
    "12'50",
    "1'250,000",
  ],
  // A megabyte: groups without a first digit, and white space inside.
  ',1'.repeat(MEGABYTE / 2),
  `1${'.'.repeat(MEGABYTE)}x`,
  `x${' '.repeat(MEGABYTE)}1`,
];

it.each([
  ['kilometres in English', english.parseKilometres, ['km', '5 $']],
  ['kilometres in French', french.parseKilometres, ['km', 'ans']],
  ['years in English', YEARS.English, ['5 km']],
  ['years in French', YEARS.French, ['5 km', 'ans']],
  [
    'dollars',
    english.parseDollars,
    [
      '$',
      'CA',
      '$$5',
      '5 km',
      '5k',
      'US$ 5',
      '5 €',
      `C${' '.repeat(MEGABYTE)}x`,
      `5${' '.repeat(MEGABYTE)}x`,
    ],
  ],
])('other texts are no %s, which takes no time for a long one', (_, parse, others) => {
  expect([...NO_NUMBERS, ...others].filter((text) => parse(text) !== null)).toEqual([]);
});
