import { expect, it } from 'vitest';
import { totalChart, weekChart } from '../../../../scripts/report/charts.ts';

const texts = (svg: string | null) =>
  [...(svg ?? '').matchAll(/<t(?:ext|span)[^>]*>([^<]+)</g)].map(([, text]) => text);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

it.each([1, 2, 5])('names no day twice below the bars of %i weeks', (weeks) => {
  const bars = Array.from({ length: weeks }, (_, index) => ({ at: day(2 + 7 * index), value: 1 }));
  const names = texts(weekChart('Weeks', bars)).filter((text) => /^(?:Nov|Dec)/.test(text ?? ''));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

it('writes the last total beside it', () => {
  const svg = totalChart('Total', [{ at: day(2), value: 1234 }]);
  expect(texts(svg)).toContain('1,234');
  expect(svg).not.toContain('NaN');
});

it('draws nothing without rows', () => {
  expect(totalChart('Total', [])).toBeNull();
});
