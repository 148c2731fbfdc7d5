import { expect, it } from 'vitest';
import { totalChart, weekChart } from '../../../../scripts/report/charts.ts';
import { byWeek } from '../../../../scripts/report/sections.ts';

const texts = (svg: string | null) =>
  [...(svg ?? '').matchAll(/<t(?:ext|span)[^>]*>([^<]+)</g)].map(([, text]) => text);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

it.each([1, 2, 5])('names no day twice below the bars of %i weeks', (weeks) => {
  const bars = Array.from({ length: weeks }, (_, index) => ({ at: day(2 + 7 * index), value: 1 }));
  const names = texts(weekChart('Weeks', bars)).filter((text) => /^(?:Nov|Dec)/.test(text ?? ''));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

it('counts registrations by week, from Monday to Sunday', () => {
  const registrations = (date: string) => ({ day: date, registrations: 1, running_total: 0 });
  const rows = ['2026-11-16', '2026-11-15', '2026-11-09', '2026-11-08'].map(registrations);
  expect(byWeek(rows)).toEqual([
    { at: day(2), value: 1 },
    { at: day(9), value: 2 },
    { at: day(16), value: 1 },
  ]);
});

it('writes the last total beside it', () => {
  const svg = totalChart('Total', [{ at: day(2), value: 1234 }]);
  expect(texts(svg)).toContain('1,234');
  expect(svg).not.toContain('NaN');
});

it('draws nothing of nothing', () => {
  expect(totalChart('Total', [])).toBeNull();
});
