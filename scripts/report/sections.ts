import { DAY_MS, totalChart, weekChart } from './charts.ts';
import { count, longDay, percent, torontoTime } from './formats.ts';
import type { Figures } from './views.ts';

interface Row {
  name: string;
  /** The cells after the name. Each number has a bar. */
  cells: readonly (number | string)[];
  /** Shown in red. */
  isMarked?: boolean;
}

type View = keyof Figures;

export interface Section {
  /** Name of the view and of its file. */
  name: View;
  title: string;
  /** SVGs. */
  charts?: readonly string[];
  /** Headings of the table, the first that of the names. */
  columns?: readonly string[];
  rows?: readonly Row[];
  /** Stands before the view's own comment. */
  note?: string;
}

type Visits = Figures['devices' | 'campaigns' | 'referrers_by_host'][number];

/** Visits, and those of them that registered. */
const visitCells = ({ visits, registered, registered_percent }: Visits) => [
  visits,
  registered,
  percent(registered_percent),
];
const VISIT_COLUMNS = ['Visits', 'Registered', 'Share'];

function growth({ registrations_by_day: days, registrations_by_week: weeks }: Figures): Section {
  const totals = days.map(({ day, running_total }) => ({
    at: new Date(Date.parse(day) + DAY_MS),
    value: running_total,
  }));
  const joined = weeks.map(({ monday, registrations }) => ({ at: new Date(monday), value: registrations }));
  const [total = 0, lastWeek = 0] = [totals[0]?.value, joined[0]?.value];
  const charts = [
    totalChart(`Drivers on the waitlist by day, ${count(total)} at the end`, totals.toReversed()),
    weekChart(`Drivers who joined by week, ${count(lastWeek)} in the last`, joined),
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
  const visits = sum('visits');
  const row = (name: string, value: number): Row => ({
    name,
    cells: [value, percent(visits === 0 ? null : Math.round((100 * value) / visits))],
  });
  return {
    name: 'funnel_by_day',
    title: 'From visit to registration',
    note: first === undefined ? '' : `Since ${longDay(first)}.`,
    columns: ['Step', 'Visits', 'Share'],
    rows: [
      row('Visited', visits),
      row('Pressed See Your Savings', sum('asked_for_savings')),
      row('Pressed a button to join', sum('asked_to_join')),
      row('Sent the form', sum('registered')),
      { ...row('Joined the list', sum('on_the_list')), isMarked: true },
    ],
  };
}

const HOUR_MS = 3_600_000;
const ALMOST_FULL_PERCENT = 80;

/** The page's figures in their order. */
export function sectionsOf(figures: Figures): Section[] {
  const table = <Name extends View>(
    name: Name,
    title: string,
    columns: readonly string[],
    rowOf: (row: Figures[Name][number]) => Row,
  ): Section => ({ name, title, columns, rows: figures[name].map(rowOf) });

  const missing = table('missing_events', 'Events are missing', ['From', 'Until', 'Hours'], (row) => ({
    name: torontoTime(row.missing_from),
    cells: [
      torontoTime(row.missing_until),
      (Date.parse(row.missing_until) - Date.parse(row.missing_from)) / HOUR_MS,
    ],
    isMarked: true,
  }));
  return [
    growth(figures),
    // Has rows only after a flood or a rush of visitors.
    ...(figures.missing_events.length > 0 ? [missing] : []),
    funnel(figures),
    table('scroll_depth', 'How far people scroll', ['Depth', 'Visits', 'Share'], (row) => ({
      name: row.reached_percent === 0 ? 'All visits' : `${row.reached_percent} % of the page`,
      cells: [row.visits, percent(row.percent)],
    })),
    table('demand_by_area', 'Demand by area', ['Area', 'Drivers', 'Mechanics', 'Per mechanic'], (row) => ({
      name: row.area,
      cells: [row.drivers, row.mechanics, String(row.drivers_per_mechanic ?? '–')],
      isMarked: row.mechanics === 0,
    })),
    table('devices', 'Phone against desktop', ['Device', ...VISIT_COLUMNS], (row) => ({
      name: row.device,
      cells: visitCells(row),
    })),
    table('campaigns', 'Campaigns', ['Campaign', ...VISIT_COLUMNS], (row) => ({
      name: [row.campaign, row.source, row.medium].filter(Boolean).join(' · ') || 'unnamed',
      cells: visitCells(row),
    })),
    table('referrers_by_host', 'Where visitors come from', ['Host', ...VISIT_COLUMNS, 'Joined'], (row) => ({
      name: row.host,
      cells: [...visitCells(row), count(row.on_the_list)],
    })),
    table('email_domains', 'E-mail domains', ['Domain', 'Drivers', 'Share'], (row) => ({
      name: row.domain,
      cells: [row.registrations, percent(row.percent)],
    })),
    table('languages', 'Languages', ['Language', 'Drivers', 'Share'], (row) => ({
      name: row.language === 'fr' ? 'French' : 'English',
      cells: [row.registrations, percent(row.percent)],
    })),
    table('storage', 'How full the database is', ['Content', 'Rows', 'MB', 'Full'], (row) => ({
      name: row.content,
      cells: [row.rows === null ? '–' : count(row.rows), row.megabytes, percent(row.full_percent)],
      // Events give way to newer ones.
      isMarked: row.full_percent >= ALMOST_FULL_PERCENT && row.content !== 'user_sessions',
    })),
  ];
}
