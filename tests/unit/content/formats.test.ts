import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formats as english } from '@/content/formats';
import { formats as french } from '@/content/fr/formats';
import { formatDateTime } from '@/lib/date-time';
import { LANGUAGES } from '@/lib/languages';

const MODULES = import.meta.glob<{ formats: typeof english }>('/src/content/*/formats.ts', { eager: true });

const CAD = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
const WHOLE = { ...CAD, maximumFractionDigits: 0 } as const;
const hundredths = fc.nat().map((value) => value / 100);
const cents = hundredths.filter((value) => !Number.isInteger(value));
const tenths = fc.nat(50).map((value) => value / 10);
const thousands = fc.nat(500).map((value) => value * 1_000);

/** With spaces that do not break written out, so that a failure shows them. */
const visible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '\\u00a0');

type Format =
  | 'number'
  | 'rating'
  | 'dollars'
  | 'addedDollars'
  | 'percent'
  | 'kilometres'
  | 'seconds'
  | 'tick';
type Case = [Format, Intl.NumberFormatOptions, Arbitrary<number>];

const CASES: Case[] = [
  ['number', {}, hundredths],
  ['rating', { minimumFractionDigits: 1 }, tenths],
  ['dollars', WHOLE, fc.nat()],
  ['dollars', CAD, cents],
  ['addedDollars', { ...WHOLE, signDisplay: 'always' }, fc.nat()],
  ['percent', { style: 'unit', unit: 'percent' }, fc.nat(100)],
  ['kilometres', { style: 'unit', unit: 'kilometer' }, hundredths],
];
/** In most languages `Intl` writes longer units. */
const MORE_CASES: Readonly<Record<string, Case[]>> = {
  fr: [
    ['seconds', { style: 'unit', unit: 'second' }, fc.nat(60)],
    ['tick', { notation: 'compact' }, thousands],
  ],
};

// Intl's spaces before units break in some engines, and not in others; ours never do.
describe.each(
  LANGUAGES.map(({ code, locale }) => ({
    locale,
    formats: MODULES[`/src/content/${code}/formats.ts`]?.formats ?? english,
    cases: [...CASES, ...(MORE_CASES[code] ?? [])],
  })),
)('as Intl does for $locale', ({ locale, formats, cases }) => {
  it.each(cases)('%s writes with %j, on one line', (name, options, values) => {
    const { format } = new Intl.NumberFormat(locale, options);
    const check = (value: number) => {
      expect(visible(formats[name](value))).toBe(visible(format(value).replaceAll(/\s/g, '\u00a0')));
    };
    fc.assert(fc.property(values, check));
  });

  it('a noun is in the plural', () => {
    const plural = new Intl.PluralRules(locale);
    const noun = { one: 'one', other: 'other' };
    fc.assert(fc.property(tenths, (years) => formats.noun(years, noun) === plural.select(years)));
  });

  it('a distance that is written is read back', () => {
    fc.assert(
      fc.property(hundredths, (value) => formats.parseKilometres(formats.kilometres(value)) === value),
    );
  });

  it('a day and a month are their names, or the beginning of them', () => {
    const name = (date: Date, part: 'weekday' | 'month') =>
      date.toLocaleDateString(locale, { [part]: 'long' });
    for (let count = 0; count < 12; count += 1) {
      const date = new Date(2026, count, 2 + count);
      const says = (text: string, whole: string) =>
        expect([text, whole, text.match(/\p{L}+/gu)?.some((word) => whole.startsWith(word))]).toEqual([
          text,
          whole,
          true,
        ]);
      says(formats.clock(date), name(date, 'weekday'));
      says(formats.clock(date), name(date, 'month'));
      says(formats.day(formatDateTime(date).slice(0, 10)), name(date, 'month'));
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

describe('French dates', () => {
  const dates = fc.date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true });
  const folded = (text: string) => text.replaceAll(/\s/g, ' ');
  /** Intl writes `1 mai` and `09 h 30`, which nobody does by hand. */
  const byHand = (text: string) =>
    folded(text)
      .replace(/\b1 (?=\p{L}{3})/u, '1er ')
      .replace(/\b0(?=\d h)/, '');

  it('and times are written as Intl writes them, but for the first of a month and hours before ten', () => {
    const day = new Intl.DateTimeFormat('fr-CA', { weekday: 'short', day: 'numeric', month: 'short' });
    const time = new Intl.DateTimeFormat('fr-CA', { timeStyle: 'short' });
    const expected = (date: Date) => byHand(`${day.format(date)} · ${time.format(date)}`);
    fc.assert(fc.property(dates, (date) => folded(french.clock(date)) === expected(date)));
    expect(visible(french.clock(new Date(2026, 10, 1, 9, 5)))).toBe('dim. 1er nov. · 9\\u00a0h\\u00a005');
  });

  it('without a time have the whole name of the month', () => {
    const { format } = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
    const written = (date: Date) => french.day(date.toISOString().slice(0, 10));
    fc.assert(fc.property(dates, (date) => written(date) === byHand(format(date))));
  });
});
