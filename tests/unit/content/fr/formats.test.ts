import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '@/content/fr/formats';
import { HOSTILE_TEXTS } from '../../../hostile-texts';

const LANGUAGE = 'fr-CA';
const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LANGUAGE, options);
const CAD = { style: 'currency', currency: 'CAD' } as const;
const WHOLE = { ...CAD, maximumFractionDigits: 0 } as const;
const hundredths = fc.nat().map((value) => value / 100);
const cents = hundredths.filter((value) => !Number.isInteger(value));
const tenths = fc.nat(50).map((value) => value / 10);
const thousands = fc.nat(500).map((value) => value * 1_000);

it.each([
  ['numbers', formats.number, intl({}), hundredths],
  ['ratings', formats.rating, intl({ minimumFractionDigits: 1 }), tenths],
  ['whole dollars', formats.dollars, intl(WHOLE), fc.nat()],
  ['dollars and cents', formats.dollars, intl(CAD), cents],
  ['differences', formats.addedDollars, intl({ ...WHOLE, signDisplay: 'always' }), fc.nat()],
  ['distances', formats.kilometres, intl({ style: 'unit', unit: 'kilometer' }), hundredths],
  ['seconds', formats.seconds, intl({ style: 'unit', unit: 'second' }), fc.nat(60)],
  ['thousands on a scale', formats.tick, intl({ notation: 'compact' }), thousands],
])(
  '%s are written as Intl writes them for Quebec, with spaces that do not break',
  (_, format, expected, values) => {
    fc.assert(
      fc.property(values, (value) => format(value) === expected.format(value).replaceAll(/\s/g, '\u00a0')),
    );
  },
);

it('percentages are written as Intl writes them', () => {
  const { format } = intl({ style: 'percent' });
  fc.assert(fc.property(fc.nat(100), (value) => formats.percent(value) === format(value / 100)));
});

it('the plural begins at two, as in Intl', () => {
  const plural = new Intl.PluralRules(LANGUAGE);
  fc.assert(
    fc.property(
      tenths,
      (years) => formats.noun(years, { one: 'one', other: 'other' }) === plural.select(years),
    ),
  );
  expect([0, 1, 1.5, 2].map((years) => formats.count(years, { one: 'an', other: 'ans' }))).toEqual([
    '0\u00a0an',
    '1\u00a0an',
    '1,5\u00a0an',
    '2\u00a0ans',
  ]);
});

describe('dates', () => {
  const dates = fc.date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true });
  const folded = (text: string) => text.replaceAll(/\s/g, ' ');
  /** Intl writes `1 mai` and `09 h 30`, which nobody does by hand. */
  const byHand = (text: string) =>
    folded(text)
      .replace(/\b1 (?=\p{L}{3})/u, '1er ')
      .replace(/\b0(?=\d h)/, '');

  it('and times are written as Intl writes them, but for the first of a month and hours before ten', () => {
    const day = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short' });
    const time = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
    fc.assert(
      fc.property(dates, (date) => {
        expect(folded(formats.clock(date))).toBe(byHand(`${day.format(date)} · ${time.format(date)}`));
      }),
    );
    expect(formats.clock(new Date(2026, 10, 1, 9, 5))).toBe('dim. 1er nov. · 9\u00a0h\u00a005');
  });

  it('without a time have the whole name of the month', () => {
    const { format } = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(dates, (date) => {
        expect(formats.day(date.toISOString().slice(0, 10))).toBe(byHand(format(date)));
      }),
    );
    expect(formats.day('2026-05-01')).toBe('1er mai 2026');
  });
});

describe('a typed number', () => {
  const { parseKilometres, parseYears } = formats;

  it.each([
    [-5, ['-5']],
    [15.5, ['15,5', '15.5', '15,5 km']],
    [7_500, ['7 500', '7,5 k', '7.5K', '7500,0 km']],
    [15_000, ['15000', '15 000 km', '15\u00a0000\u00a0km', '15\u202f000', '  15 000KM ', '150 00']],
    [15_000, ['15k', '15 k', '15k km']],
  ])('is %d kilometres for any of %j', (km, texts) => {
    expect(texts.map(parseKilometres)).toEqual(texts.map(() => km));
  });

  it.each([
    [1, ['1 an']],
    [1.5, ['1,5 an', '1.5']],
    [7, [' 7 ', '7 ans', '7\u00a0ANS']],
  ])('is %d years for any of %j', (age, texts) => {
    expect(texts.map(parseYears)).toEqual(texts.map(() => age));
  });

  it.each([
    ...Object.values(HOSTILE_TEXTS),
    '',
    'km',
    'ans',
    '1e3',
    '15,',
    ',15',
    '1,5,5',
    '15 milles',
    'NaN',
  ])('is not in %j', (text) => {
    expect([parseKilometres(text), parseYears(text)]).toEqual([null, null]);
  });

  it('that is shown is read back', () => {
    fc.assert(fc.property(hundredths, (value) => parseKilometres(formats.kilometres(value)) === value));
  });
});
