import { count, DAY_MS, totalChart, weekChart } from './charts.ts';
import type { Figures, Row } from './views.ts';

export interface Section {
  /** Name of the view and of its file. */
  name: string;
  title: string;
  /** SVGs. */
  charts?: readonly string[];
  rows?: readonly Row[];
  /** Stands before the view's own comment. */
  note?: string;
}

/** In words, such as "Drivers per mechanic", "Registered %". */
export const wordsOf = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ').replace(/\bpercent$/i, '%');

function growth({ registrations_by_day: days }: Figures): Section {
  const section = { name: 'registrations_by_day', title: 'Growth' };
  const [last] = days;
  if (last === undefined) return section;
  const label = `Drivers on the waitlist by day, ${count(last.running_total)} at the end`;
  const totals = days.map(({ day, running_total }) => ({
    at: new Date(Date.parse(day) + DAY_MS),
    value: running_total,
  }));
  const joined = days.map(({ day, registrations }) => ({ at: new Date(day), value: registrations }));
  return {
    ...section,
    charts: [totalChart(label, totals.toReversed()), weekChart('Drivers who joined by week', joined)],
    note: 'First the total by day, then who joined by week from Monday to Sunday; this week is not over.',
  };
}

const STEPS = {
  visits: 'Visited',
  asked_for_savings: 'Pressed See Your Savings',
  asked_to_join: 'Pressed a button to join',
  registered: 'Sent the form',
  on_the_list: 'Joined the list',
} as const;

/** Since the first visit that is kept. */
function funnel({ funnel_by_day: days }: Figures): Section {
  const counted = days.slice(0, days.findLastIndex(({ visits }) => visits > 0) + 1);
  const sum = (column: keyof typeof STEPS) => counted.reduce((total, row) => total + row[column], 0);
  const rows = (Object.keys(STEPS) as (keyof typeof STEPS)[]).map((column) => ({
    step: STEPS[column],
    visits: sum(column),
    percent: sum('visits') === 0 ? null : Math.round((100 * sum(column)) / sum('visits')),
  }));
  const since = counted.at(-1)?.day;
  return {
    name: 'funnel_by_day',
    title: 'From visit to registration',
    rows,
    note: since === undefined ? '' : `Since ${since}.`,
  };
}

/** The page's figures: every view, in the order of the migrations, except `at_a_glance`. */
export function sectionsOf(figures: Figures): Section[] {
  const { at_a_glance: _tiles, registrations_by_day: _days, funnel_by_day: _steps, ...others } = figures;
  const tables = Object.entries(others).map(([name, rows]) => ({ name, title: wordsOf(name), rows }));
  return [growth(figures), funnel(figures), ...tables];
}
