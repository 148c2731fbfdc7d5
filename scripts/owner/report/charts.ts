import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

/** Colors are custom properties of the page, so that one drawing suits light mode, dark mode and paper. */
const INK = 'var(--ruler)';
const AXIS = { label: null, stroke: 'var(--input)', fill: 'var(--muted-foreground)' } as const;

export const DAY_MS = 86_400_000;

/** Formats a whole number with commas: `1,204`. */
export const formatCount = (value: number) => value.toLocaleString('en-CA');

export interface Point {
  at: Date;
  value: number;
}

/** Draws a chart as SVG markup. The chart scales with its column. */
function drawTimeChart(label: string, points: readonly Point[], marks: Plot.Markish[]): string {
  const max = Math.max(...points.map(({ value }) => value));
  const times = points.map(({ at }) => at.getTime());
  const isWeek = Math.max(...times) - Math.min(...times) < 8 * DAY_MS;
  // Draws ticks only at whole numbers.
  const ticks = Math.min(4, max);
  const chart = Plot.plot({
    document,
    className: 'chart',
    ariaLabel: label,
    style: 'width: 100%; font: 400 13px var(--font-sans)',
    width: 400,
    height: 220,
    marginTop: 30,
    marginBottom: 36,
    marginLeft: 44,
    marginRight: 22,
    x: { type: 'utc' },
    y: { domain: [0, max] },
    marks: [
      Plot.gridY({ ticks, stroke: 'var(--border)', strokeOpacity: 1 }),
      Plot.axisY({ ...AXIS, ticks, tickSize: 0, tickFormat: formatCount }),
      Plot.axisX({ ...AXIS, ticks: isWeek ? 'day' : 4, tickSize: 6 }),
      ...marks,
    ],
  });
  chart.setAttribute('role', 'img');
  return chart.outerHTML;
}

/**
 * Draws the total at the end of each day as an area, which begins at zero one day before the first total. An accented line and
 * a figure mark the last total.
 */
export function drawTotalChart(label: string, totals: readonly Point[]): string {
  const line = [
    ...totals.slice(0, 1).map(({ at }) => ({ at: new Date(at.getTime() - DAY_MS), value: 0 })),
    ...totals,
  ];
  const last = totals.slice(-1);
  const end = { x: 'at', y: 'value', textAnchor: 'end', dx: 2, dy: -14 } as const;
  const font = { fontFamily: 'var(--font-display)', fontSize: 28, fontWeight: 700 };
  return drawTimeChart(label, totals, [
    Plot.areaY(line, { x: 'at', y: 'value', fill: 'var(--secondary)' }),
    Plot.lineY(line, { x: 'at', y: 'value', stroke: INK, strokeWidth: 2.5 }),
    Plot.ruleX(last, { x: 'at', y1: 0, y2: 'value', stroke: 'var(--primary-mark)', strokeWidth: 3 }),
    Plot.text(last, { ...end, ...font, text: ({ value }) => formatCount(value) }),
  ]);
}

const MONDAY = Plot.utcInterval('monday');

/** Draws a bar for each week. Its height is the sum of the values for the days in that week. */
export function drawWeekChart(label: string, days: readonly Point[]): string {
  const weeks = new Map<number, number>();
  for (const { at, value } of days) {
    const monday = MONDAY.floor(at).getTime();
    weeks.set(monday, (weeks.get(monday) ?? 0) + value);
  }
  const totals = [...weeks].map(([monday, value]) => ({ at: new Date(monday), value }));
  return drawTimeChart(label, totals, [
    Plot.rectY(totals, { x: 'at', y: 'value', interval: MONDAY, fill: INK, inset: 1 }),
    Plot.ruleY([0], { stroke: INK }),
  ]);
}
