import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { clock } from '@/content/site';
import { formatClock, formatDateTime } from '@/lib/clock-text';
import { fillIn, formatDollars } from '@/lib/format';

it.each([
  ['America/Toronto', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 2:48 p.m.', '2026-11-21T14:48'],
  ['America/St_Johns', '2026-11-21T19:48:30Z', 'Sat, Nov 21 · 4:18 p.m.', '2026-11-21T16:18'],
  ['Asia/Tokyo', '2026-11-21T19:48:30Z', 'Sun, Nov 22 · 4:48 a.m.', '2026-11-22T04:48'],
  // Without a zone, midnight and noon where the device is.
  ['America/Vancouver', '2026-01-05T00:07', 'Mon, Jan 5 · 12:07 a.m.', '2026-01-05T00:07'],
  ['America/Vancouver', '2026-06-05T12:00', 'Fri, Jun 5 · 12:00 p.m.', '2026-06-05T12:00'],
])('the clock in %s at %s says %s', (timeZone, time, text, dateTime) => {
  vi.stubEnv('TZ', timeZone);
  expect(formatClock(new Date(time), clock)).toBe(text);
  expect(formatDateTime(new Date(time))).toBe(dateTime);
});

it('dollars are written as Intl writes them for Canada, without cents', () => {
  const style = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const;
  const intl = new Intl.NumberFormat('en-CA', style);
  fc.assert(fc.property(fc.nat(), (amount) => formatDollars(amount) === intl.format(amount)));
});

it.each([
  ['{price}, {visits} x {price}', { price: '$82', visits: 3 }, '$82, 3 x $82'],
  ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
  ['from {price}', {}, 'from {price}'],
  // Those with a meaning in replacement strings too.
  ['{product}!', { product: "$&$$$1$`$'Save$$" }, "$&$$$1$`$'Save$$!"],
])('%j filled with %j is %j', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
