import { expect, it } from 'vitest';
import { weekChart } from '../../../../scripts/report/charts.ts';

const texts = (svg: string | null) =>
  [...(svg ?? '').matchAll(/<t(?:ext|span)[^>]*>([^<]+)</g)].map(([, text]) => text);

it.each([1, 2, 5])('names no day twice below the bars of %i weeks', (weeks) => {
  const days = Array.from({ length: 7 * weeks }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 2 + index)),
    value: 1,
  }));
  const svg = weekChart('Weeks', days);
  expect(svg?.match(/<rect/g)).toHaveLength(weeks);
  const names = texts(svg).filter((text) => /^(?:Nov|Dec)/.test(text ?? ''));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
