import * as Plot from '@observablehq/plot';
import { draw, EDGE, INK, MUTED, PALE, TICK } from './draw.ts';
import { count } from './formats.ts';
import { rulerTicks } from './ruler-ticks.ts';

export const DAY_MS = 86_400_000;
const LINE = 'var(--border)';

const dayFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export type Period = readonly [from: Date, to: Date];

/** Grid, axes and scales that two charts below each other have in common. */
function frame(period: Period, max: number, steps: number, width: number) {
  const [from, to] = period;
  const { major, end } = rulerTicks(max, steps);
  const most = width < 400 ? 3 : 6;
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY_MS);
  return {
    scales: {
      marginLeft: 44,
      marginRight: 8,
      marginBottom: 30,
      x: { type: 'utc', domain: [from, to] },
      y: { domain: [0, end] },
    } satisfies Plot.PlotOptions,
    marks: [
      Plot.gridY(major, { stroke: LINE, strokeOpacity: 1 }),
      Plot.axisY(major, { tickSize: 0, tickFormat: count, label: null, fill: MUTED }),
      Plot.axisX({
        // Fewer days than labels would have several labels a day.
        ticks: days < 2 * most ? `${Math.ceil(days / most)} days` : most,
        tickSize: 6,
        tickFormat: (at: Date) => dayFormat.format(at),
        label: null,
        stroke: EDGE,
        fill: MUTED,
      }),
    ],
  };
}

export interface Moment {
  at: Date;
  value: number;
}

/** A total as an area, with the red tick and the figure at its last value. */
export function totalChart(totals: readonly Moment[], period: Period, width: number, label: string): string {
  const last = totals.slice(-1);
  const { scales, marks } = frame(period, last[0]?.value ?? 0, 4, width);
  return draw(
    {
      width,
      height: Math.max(220, Math.min(340, width * 0.36)),
      ...scales,
      marginTop: 30,
      marks: [
        ...marks,
        Plot.areaY(totals, { x: 'at', y: 'value', fill: PALE }),
        Plot.lineY(totals, { x: 'at', y: 'value', stroke: INK, strokeWidth: 2.5 }),
        Plot.ruleX(last, { x: 'at', y1: 0, y2: 'value', stroke: TICK, strokeWidth: 3 }),
        Plot.text(last, {
          x: 'at',
          y: 'value',
          text: ({ value }: Moment) => count(value),
          textAnchor: 'end',
          dx: 2,
          dy: -14,
          className: 'chart-figure',
        }),
      ],
    },
    label,
  );
}

/** A bar for each day or hour. */
export function timeBars(
  bars: readonly Moment[],
  interval: 'day' | 'hour',
  period: Period,
  width: number,
  label: string,
): string {
  const { scales, marks } = frame(period, Math.max(...bars.map(({ value }) => value)), 2, width);
  return draw(
    {
      width,
      height: 120,
      ...scales,
      marginTop: 10,
      marks: [
        ...marks,
        Plot.rectY(bars, { x: 'at', y: 'value', interval, fill: INK, inset: interval === 'day' ? 0.5 : 0 }),
        Plot.ruleY([0], { stroke: INK }),
      ],
    },
    label,
  );
}
