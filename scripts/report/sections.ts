import { DAY_MS, totalChart, weekChart } from './charts.ts';
import { count, longDay } from './formats.ts';
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
  const totals = days.map(({ day, running_total }) => ({
    at: new Date(Date.parse(day) + DAY_MS),
    value: running_total,
  }));
  const joined = days.map(({ day, registrations }) => ({ at: new Date(day), value: registrations }));
  const charts = [
    totalChart(
      `Drivers on the waitlist by day, ${count(totals[0]?.value ?? 0)} at the end`,
      totals.toReversed(),
    ),
    weekChart('Drivers who joined by week', joined),
  ];
  return {
    name: 'registrations_by_day',
    title: 'Growth',
    charts: charts.filter((chart) => chart !== null),
    note: 'First the total by day, then who joined by week from Monday to Sunday; this week is not over.',
  };
}

function funnel({ funnel_by_day: days }: Figures): Section {
  const first = days.findLast(({ visits }) => visits > 0)?.day;
  const counted = days.filter(({ day }) => first !== undefined && day >= first);
  const sum = (column: 'visits' | 'asked_for_savings' | 'asked_to_join' | 'registered' | 'on_the_list') =>
    counted.reduce((total, row) => total + row[column], 0);
  const row = (step: string, visits: number): Row => ({
    step,
    visits,
    percent: sum('visits') === 0 ? null : Math.round((100 * visits) / sum('visits')),
  });
  return {
    name: 'funnel_by_day',
    title: 'From visit to registration',
    note: first === undefined ? '' : `Since ${longDay(first)}.`,
    rows: [
      row('Visited', sum('visits')),
      row('Pressed See Your Savings', sum('asked_for_savings')),
      row('Pressed a button to join', sum('asked_to_join')),
      row('Sent the form', sum('registered')),
      row('Joined the list', sum('on_the_list')),
    ],
  };
}

/** The page's figures: every view, in the order of the migrations, but for `at_a_glance`. */
export function sectionsOf(figures: Figures): Section[] {
  const { at_a_glance: _tiles, registrations_by_day: _days, funnel_by_day: _steps, ...others } = figures;
  const tables = Object.entries(others).map(([name, rows]) => ({ name, title: wordsOf(name), rows }));
  return [growth(figures), funnel(figures), ...tables];
}
