import * as Plot from '@observablehq/plot';
import { draw, EDGE, INK, MUTED, PALE, TICK } from './draw.ts';
import { count } from './formats.ts';
import { rulerTicks } from './ruler-ticks.ts';

const LETTER = 7.4;
const ROW = 34;

const shorten = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;

/** A ruler under bars: long numbered ticks, short ones between. */
function ruler(max: number, width: number): { marks: Plot.Markish[]; end: number } {
  const { major, minor, end } = rulerTicks(max, width < 400 ? 3 : 5);
  return {
    end,
    marks: [
      Plot.axisX(minor, { tickSize: 6, fill: 'none', label: null, stroke: EDGE }),
      Plot.axisX(major, {
        tickSize: 12,
        tickPadding: 5,
        tickFormat: count,
        label: null,
        stroke: INK,
        fill: MUTED,
      }),
    ],
  };
}

export interface Bar {
  label: string;
  value: number;
  /** Of `value`, drawn solid within it. */
  part?: number;
  /** Text at the bar's end. */
  text: string;
}

/** Horizontal bars over a ruler. `mark` is the value of the long red tick. */
export function barChart(bars: readonly Bar[], width: number, label: string, mark?: number): string {
  const letters = width < 400 ? 15 : 28;
  const names = new Map(bars.map((bar, index) => [String(index), shorten(bar.label, letters)]));
  const left = Math.max(...[...names.values()].map((name) => name.length)) * LETTER + 14;
  const right = Math.max(...bars.map(({ text }) => text.length)) * LETTER + 10;
  const rows = bars.map((bar, index) => ({ ...bar, row: String(index) }));
  const { marks, end } = ruler(Math.max(...bars.map(({ value }) => value), mark ?? 0), width);
  const solid = rows.some(({ part }) => part !== undefined);
  const last = rows.at(-1)?.row;
  return draw(
    {
      width,
      height: rows.length * ROW + 40,
      marginLeft: left,
      marginRight: right,
      marginTop: 4,
      marginBottom: 36,
      x: { domain: [0, end] },
      y: { domain: [...names.keys()], padding: 0.36, label: null },
      marks: [
        ...marks,
        Plot.barX(rows, {
          x: 'value',
          y: 'row',
          fill: solid ? PALE : INK,
          ...(solid ? { stroke: EDGE, strokeWidth: 1 } : {}),
        }),
        Plot.barX(
          rows.filter(({ part }) => part !== undefined),
          { x: 'part', y: 'row', fill: INK },
        ),
        Plot.axisY({ tickSize: 0, tickPadding: 10, tickFormat: (row: string) => names.get(row) ?? '' }),
        Plot.text(rows, { x: 'value', y: 'row', text: 'text', textAnchor: 'start', dx: 8, fill: MUTED }),
        ...(mark === undefined || last === undefined
          ? []
          : [
              Plot.tickX([{ mark, row: last }], {
                x: 'mark',
                y: 'row',
                inset: -7,
                stroke: TICK,
                strokeWidth: 3,
              }),
            ]),
      ],
    },
    label,
  );
}

export interface Area {
  area: string;
  drivers: number;
  mechanics: number;
}

/** Two bars for each area on one scale: drivers over mechanics, in red where there is none. */
export function demandChart(areas: readonly Area[], width: number, label: string): string {
  const { marks, end } = ruler(
    Math.max(...areas.flatMap(({ drivers, mechanics }) => [drivers, mechanics])),
    width,
  );
  const lacking = areas.filter(({ mechanics }) => mechanics === 0);
  const served = areas.filter(({ mechanics }) => mechanics > 0);
  const ends = { textAnchor: 'start', dx: 6, fontSize: 12 } as const;
  return draw(
    {
      width,
      height: areas.length * ROW + 40,
      marginLeft: 52,
      marginRight: 40,
      marginTop: 4,
      marginBottom: 36,
      x: { domain: [0, end] },
      y: { domain: areas.map(({ area }) => area), padding: 0.22, label: null },
      marks: [
        ...marks,
        Plot.barX(areas, { x: 'drivers', y: 'area', fill: INK, insetBottom: 13 }),
        Plot.barX(served, { x: 'mechanics', y: 'area', fill: PALE, stroke: EDGE, insetTop: 16 }),
        Plot.axisY({ tickSize: 0, tickPadding: 10 }),
        Plot.text(areas, { ...ends, x: 'drivers', y: 'area', text: 'drivers', dy: -6, fill: MUTED }),
        Plot.text(served, { ...ends, x: 'mechanics', y: 'area', text: 'mechanics', dy: 9, fill: MUTED }),
        Plot.text(lacking, {
          ...ends,
          x: 0,
          y: 'area',
          text: () => 'no mechanic',
          dy: 9,
          fill: 'var(--signal)',
        }),
      ],
    },
    label,
  );
}
