import { describe, expect, it, vi } from 'vitest';
import { clock } from '@/content/site';
import { formatClock, formatDateTime } from '@/lib/clock-text';

describe('date and time', () => {
  const moment = new Date('2026-11-21T19:48:30Z');

  it.each([
    ['America/Toronto', 'Sat, Nov 21 · 2:48 p.m.', '2026-11-21T14:48'],
    ['America/St_Johns', 'Sat, Nov 21 · 4:18 p.m.', '2026-11-21T16:18'],
    ['Asia/Tokyo', 'Sun, Nov 22 · 4:48 a.m.', '2026-11-22T04:48'],
  ])('in %s says %s', (timeZone, text, dateTime) => {
    vi.stubEnv('TZ', timeZone);
    expect(formatClock(moment, clock)).toBe(text);
    expect(formatDateTime(moment)).toBe(dateTime);
  });

  it.each([
    [new Date(2026, 0, 5, 0, 7), 'Mon, Jan 5 · 12:07 a.m.', '2026-01-05T00:07'],
    [new Date(2026, 5, 5, 12, 0), 'Fri, Jun 5 · 12:00 p.m.', '2026-06-05T12:00'],
  ])('writes midnight and noon as 12: %s', (date, text, dateTime) => {
    expect(formatClock(date, clock)).toBe(text);
    expect(formatDateTime(date)).toBe(dateTime);
  });
});
