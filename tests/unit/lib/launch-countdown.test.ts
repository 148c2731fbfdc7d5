import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countdownText, daysUntil } from '@/hooks/use-countdown';

const words = { today: 'Live today!', tomorrow: 'Live tomorrow!', inDays: 'Live in {days} days' };

describe('the badge', () => {
  it.each([
    [30, 'Live in 30 days'],
    [2, 'Live in 2 days'],
    [1, 'Live tomorrow!'],
    [0, 'Live today!'],
    [-1, 'Live today!'],
    [-500, 'Live today!'],
  ])('%i days before says %s', (days, text) => {
    expect(countdownText(days, words)).toBe(text);
  });
});

describe('days until 30 July 2025', () => {
  it.each([
    ['the first minute of the day', new Date(2025, 6, 30, 0, 0), 0],
    ['the last minute of the day', new Date(2025, 6, 30, 23, 59), 0],
    ['the last minute of the day before', new Date(2025, 6, 29, 23, 59), 1],
    ['the first minute of the day before', new Date(2025, 6, 29, 0, 0), 1],
    ['two days before', new Date(2025, 6, 28, 12, 0), 2],
    ['the day after', new Date(2025, 6, 31, 0, 0), -1],
    ['a year before', new Date(2024, 6, 30, 9, 0), 365],
  ])('%s', (_, now, days) => {
    expect(daysUntil('2025-07-30', now)).toBe(days);
  });

  it.each([
    ['America/Vancouver', 1],
    ['America/Toronto', 0],
    ['Asia/Tokyo', 0],
    ['Pacific/Honolulu', 1],
  ])('one moment counts by the local date of %s', (timeZone, days) => {
    vi.stubEnv('TZ', timeZone);
    expect(daysUntil('2025-07-30', new Date('2025-07-30T05:30:00Z'))).toBe(days);
  });

  it.each(['America/Toronto', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'is whole and falls by one each day in %s, also when the clocks change',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      const day = fc.integer({ min: 0, max: 1_000 });
      const hour = fc.nat({ max: 23 });
      fc.assert(
        fc.property(day, hour, hour, (before, hourOne, hourTwo) => {
          const now = new Date(2025, 6, 30 - before, hourOne);
          const next = new Date(2025, 6, 31 - before, hourTwo);
          expect(daysUntil('2025-07-30', now)).toBe(before);
          expect(daysUntil('2025-07-30', next)).toBe(before - 1);
        }),
      );
    },
  );
});
