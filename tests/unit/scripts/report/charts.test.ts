import { expect, it } from 'vitest';
import { barChart } from '../../../../scripts/report/charts.ts';
import { DAY_MS, timeBars, totalChart } from '../../../../scripts/report/time-charts.ts';

const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

it.each([1, 2, 5, 12])('names each of the first %i days once', (days) => {
  const bars = Array.from({ length: days }, (_, index) => ({ at: day(index + 1), value: 1 }));
  const names = texts(timeBars(bars, 'day', [day(1), day(days + 1)], 340, 'Days')).filter((text) =>
    text?.startsWith('Nov'),
  );
  expect(names).toContain('Nov 1');
  expect(new Set(names).size).toBe(names.length);
});

it('writes the last total beside the red tick', () => {
  const totals = [
    { at: day(1), value: 0 },
    { at: new Date(day(1).getTime() + DAY_MS), value: 1234 },
  ];
  const svg = totalChart(totals, [day(1), day(2)], 340, 'Total');
  expect(texts(svg)).toContain('1,234');
  expect(svg).toContain('var(--tick)');
  expect(svg).not.toContain('NaN');
});

it('shows markup in a name as text, and shortens long names', () => {
  const bars = [
    { label: '<script>', value: 2, text: '2' },
    { label: 'a-very-long-host-name.example', value: 1, text: '1' },
  ];
  const svg = barChart(bars, 340, '"><script>');
  expect(svg).not.toContain('<script>');
  expect(texts(svg)).toEqual(expect.arrayContaining(['&lt;script&gt;', 'a-very-long-ho…']));
});
