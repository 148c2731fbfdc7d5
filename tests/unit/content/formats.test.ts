import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { formats } from '@/content/formats';
import { formatDateTime } from '@/lib/date-time';

const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-CA', options);
const CAD = { style: 'currency', currency: 'CAD' } as const;
const WHOLE = { ...CAD, maximumFractionDigits: 0 } as const;
const hundredths = fc.nat().map((value) => value / 100);

it.each([
  ['numbers', formats.number, intl({}), hundredths],
  ['ratings', formats.rating, intl({ minimumFractionDigits: 1 }), fc.nat(50).map((tenths) => tenths / 10)],
  ['whole dollars', formats.dollars, intl(WHOLE), fc.nat()],
  ['dollars and cents', formats.dollars, intl(CAD), hundredths.filter((value) => !Number.isInteger(value))],
  ['differences', formats.addedDollars, intl({ ...WHOLE, signDisplay: 'always' }), fc.nat()],
  ['distances', formats.kilometres, intl({ style: 'unit', unit: 'kilometer' }), hundredths],
])('%s are written as Intl writes them for Canada', (_, format, { format: expected }, values) => {
  fc.assert(fc.property(values, (value) => folded(format(value)) === folded(expected(value))));
});

/** Intl's spaces before units break in some engines, and not in others. */
function folded(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

it('percentages are written as Intl writes them', () => {
  const { format } = intl({ style: 'percent' });
  fc.assert(
    fc.property(fc.nat(100), (percentage) => formats.percent(percentage) === format(percentage / 100)),
  );
});

it('a scale has thousands in short', () => {
  expect([0, 100, 1_000, 500_000].map(formats.tick)).toEqual(['0', '100', '1k', '500k']);
});

it.each([
  ['0 years', 0],
  ['1 year', 1],
  ['1.5 years', 1.5],
  ['15 years', 15],
])('%s do not break across lines', (text, years) => {
  const plural = new Intl.PluralRules('en-CA').select(years);
  expect(formats.count(years, { one: 'year', other: 'years' })).toBe(text.replace(' ', '\u00a0'));
  expect(text.endsWith('s')).toBe(plural === 'other');
});

it.each([
  ['America/Toronto', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 2:48 p.m.', '2026-11-21T14:48'],
  ['America/St_Johns', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 4:18 p.m.', '2026-11-21T16:18'],
  ['Asia/Tokyo', '2026-11-21T19:48:30Z', 'Sun, Nov 22 · 4:48 a.m.', '2026-11-22T04:48'],
  // Without a zone, midnight and noon where the device is.
  ['America/Vancouver', '2026-01-05T00:07', 'Mon, Jan 5 · 12:07 a.m.', '2026-01-05T00:07'],
  ['America/Vancouver', '2026-06-05T12:00', 'Fri, Jun 5 · 12:00 p.m.', '2026-06-05T12:00'],
])('the clock in %s at %s says %s', (timeZone, time, text, dateTime) => {
  vi.stubEnv('TZ', timeZone);
  expect(formats.clock(new Date(time))).toBe(text);
  expect(formatDateTime(new Date(time))).toBe(dateTime);
});
