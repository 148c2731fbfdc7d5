import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { count } from './formats.ts';

const { document } = new JSDOM('').window;

/** Colors are the page's custom properties, so that one drawing serves light, dark and paper. */
const INK = 'var(--ruler)';
const PALE = 'var(--secondary)';
const EDGE = 'var(--input)';
const MUTED = 'var(--muted-foreground)';
const TICK = 'var(--primary-mark)';
/** About that of a letter, in pixels. */
const LETTER_WIDTH = 7.4;
const MAX_LABEL_WIDTH = 17 * LETTER_WIDTH;
const AXIS = { label: null, stroke: EDGE, fill: MUTED } as const;

/** An SVG as text. It scales with its column, which is about as wide on a phone, a screen and paper. */
function draw(label: string, options: Plot.PlotOptions): string {
  const style = 'width: 100%; font: 400 13px var(--font-sans)';
  const chart = Plot.plot({ width: 400, ...options, document, className: 'chart', ariaLabel: label, style });
  chart.setAttribute('role', 'img');
  return chart.outerHTML;
}

export interface Bar {
  /** Each line of it is shortened when it is long. */
  label: string;
  value: number;
  /** At the bar's end, instead of the value. */
  text?: string;
  /** Of an outlined bar below, in all bars or none; its text is red at zero. */
  second?: number;
  secondText?: string;
}

const textOf = ({ value, text = count(value) }: Bar) => text;
const secondTextOf = ({ second = 0, secondText = count(second) }: Bar) => secondText;

/** Horizontal bars over a ruler, null without any value. `mark` is the value of a red tick on the last bar. */
export function barChart(bars: readonly Bar[], mark = 0): string | null {
  const max = Math.max(mark, ...bars.flatMap(({ value, second = 0 }) => [value, second]));
  if (max === 0) return null;
  const seconds = bars.filter(({ second }) => second !== undefined);
  const isPaired = seconds.length > 0;
  const widthOf = (texts: string[]) => Math.max(...texts.map((text) => text.length)) * LETTER_WIDTH;
  const labelWidth = Math.min(MAX_LABEL_WIDTH, widthOf(bars.flatMap(({ label }) => label.split('\n'))));
  const y = (_bar: Bar, row: number) => row;
  const colorOf = ({ second }: Bar) => (second === 0 ? 'var(--primary-text)' : MUTED);
  const end = { y, textAnchor: 'start', dx: 8 } as const;
  return draw(bars.map((bar) => `${bar.label}: ${textOf(bar)}`).join(', '), {
    height: bars.length * 34 + 40,
    marginTop: 4,
    marginBottom: 36,
    marginLeft: labelWidth + 14,
    marginRight: widthOf(bars.flatMap((bar) => [textOf(bar), secondTextOf(bar)])) + 10,
    x: { domain: [0, max] },
    y: { type: 'band', domain: [...bars.keys()], padding: isPaired ? 0.22 : 0.36, label: null },
    marks: [
      // No more ticks than whole numbers.
      Plot.axisX({ ...AXIS, ticks: Math.min(max, 15), tickSize: 6, text: null }),
      Plot.axisX({ ...AXIS, ticks: Math.min(max, 3), tickSize: 12, tickFormat: count, stroke: INK }),
      Plot.axisY({
        tickSize: 0,
        tickPadding: 10,
        tickFormat: (row: number) => bars[row]?.label ?? '',
        lineWidth: MAX_LABEL_WIDTH / 13,
        textOverflow: 'ellipsis',
      }),
      Plot.barX(bars, { x: 'value', y, fill: INK, insetBottom: isPaired ? 13 : 0 }),
      Plot.barX(seconds, { x: 'second', y, fill: PALE, stroke: EDGE, insetTop: 16 }),
      Plot.text(bars, { ...end, x: 'value', text: textOf, dy: isPaired ? -6 : 0, fill: MUTED }),
      Plot.text(seconds, { ...end, x: 'second', text: secondTextOf, dy: 9, fill: colorOf }),
      Plot.tickX(mark === 0 ? [] : [mark], { y: bars.length - 1, inset: -7, stroke: TICK, strokeWidth: 3 }),
    ],
  });
}

export const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const weeks = Plot.utcInterval('monday');
export const mondayOf = (day: Date): Date => weeks.floor(day);

/** Ticks of hours, between those of few days, have no name. */
const nameDay = (at: Date) => (at.getTime() % DAY_MS === 0 ? dayFormat.format(at) : '');

export interface Moment {
  at: Date;
  value: number;
}

/** Null without any moment. */
function timeChart(label: string, moments: readonly Moment[], marks: Plot.Markish[]): string | null {
  if (moments.length === 0) return null;
  const max = Math.max(...moments.map(({ value }) => value));
  const ticks = Math.min(max, 4);
  return draw(label, {
    height: 220,
    marginTop: 30,
    marginLeft: 44,
    marginRight: 22,
    x: { type: 'utc' },
    y: { domain: [0, max] },
    marks: [
      Plot.gridY({ ticks, stroke: 'var(--border)', strokeOpacity: 1 }),
      Plot.axisY({ ...AXIS, ticks, tickSize: 0, tickFormat: count }),
      Plot.axisX({ ...AXIS, ticks: 4, tickSize: 6, tickFormat: nameDay }),
      ...marks,
    ],
  });
}

/** Totals at the end of each day as an area, with the red tick and the figure at the last. */
export function totalChart(label: string, totals: readonly Moment[]): string | null {
  const beginning = totals.slice(0, 1).map(({ at }) => ({ at: new Date(at.getTime() - DAY_MS), value: 0 }));
  const line = [...beginning, ...totals];
  const last = totals.slice(-1);
  const end = { x: 'at', y: 'value', textAnchor: 'end', dx: 2, dy: -14 } as const;
  const font = { fontFamily: 'var(--font-display)', fontSize: 28, fontWeight: 700 };
  return timeChart(label, totals, [
    Plot.areaY(line, { x: 'at', y: 'value', fill: PALE }),
    Plot.lineY(line, { x: 'at', y: 'value', stroke: INK, strokeWidth: 2.5 }),
    Plot.ruleX(last, { x: 'at', y1: 0, y2: 'value', stroke: TICK, strokeWidth: 3 }),
    Plot.text(last, { ...end, ...font, text: ({ value }) => count(value) }),
  ]);
}

/** A bar for each week, at its Monday. */
export function weekChart(label: string, totals: readonly Moment[]): string | null {
  return timeChart(label, totals, [
    Plot.rectY(totals, { x: 'at', y: 'value', interval: weeks, fill: INK, inset: 1 }),
    Plot.ruleY([0], { stroke: INK }),
  ]);
}
