import { DAY_MS, totalChart, weekChart } from './charts.ts';
import { count, dayOf, percent, timeOf } from './formats.ts';
import type { Figures } from './views.ts';

interface Row {
  name: string;
  /** Lengths of a solid and of an outlined bar. */
  value: number;
  second?: number;
  /** The cells after the name. */
  cells: readonly string[];
  /** Shown in red. */
  isMarked?: boolean;
}

export interface Section {
  title: string;
  /** Name of the view and of its file. */
  name: keyof Figures;
  /** SVGs. */
  charts?: readonly string[];
  /** Headings of the table, the first that of the names. */
  columns?: readonly string[];
  rows?: readonly Row[];
  /** Stands before the view's own comment. */
  note?: string;
}

type Visits = Figures['devices' | 'campaigns' | 'referrers_by_host'][number];

const visitColumns = (heading: string) => [heading, 'Visits', 'Registered', 'Share'];

/** Visits, and those of them that registered. */
const visitRow = (name: string, { visits, registered, registered_percent }: Visits): Row => ({
  name,
  value: visits,
  second: registered,
  cells: [count(visits), count(registered), percent(registered_percent)],
});

/** A count and its part of a whole. */
const shareRow = (name: string, value: number, share: number | null): Row => ({
  name,
  value,
  cells: [count(value), percent(share)],
});

function growthCharts(days: Figures['registrations_by_day'], weeks: Figures['registrations_by_week']) {
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
  return charts.filter((chart) => chart !== null);
}

function funnel(rows: Figures['funnel_by_day']): Section {
  const first = rows.findLast(({ visits }) => visits > 0)?.day;
  const counted = rows.filter(({ day }) => first !== undefined && day >= first);
  const sum = (column: 'visits' | 'asked_for_savings' | 'asked_to_join' | 'registered' | 'on_the_list') =>
    counted.reduce((total, row) => total + row[column], 0);
  const visits = sum('visits');
  const row = (name: string, value: number) =>
    shareRow(name, value, visits === 0 ? null : Math.round((100 * value) / visits));
  return {
    title: 'From visit to registration',
    name: 'funnel_by_day',
    note: first === undefined ? '' : `Since ${dayOf(first)}.`,
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

/** Has rows only after a flood or a rush of visitors. */
const missingEvents = (rows: Figures['missing_events']): Section => ({
  title: 'Events are missing',
  name: 'missing_events',
  columns: ['From', 'Until', 'Hours'],
  rows: rows.map(({ missing_from: from, missing_until: until }) => {
    const hours = (Date.parse(until) - Date.parse(from)) / HOUR_MS;
    return {
      name: timeOf(from),
      value: hours,
      cells: [timeOf(until), hours.toFixed(1)],
      isMarked: true,
    };
  }),
});

const ALMOST_FULL_PERCENT = 80;

/** The page's figures in their order. */
export const sectionsOf = (figures: Figures): Section[] => [
  {
    title: 'Growth',
    name: 'registrations_by_day',
    note: 'First the total by day, then who joined by week from Monday to Sunday; this week is not over.',
    charts: growthCharts(figures.registrations_by_day, figures.registrations_by_week),
  },
  ...(figures.missing_events.length > 0 ? [missingEvents(figures.missing_events)] : []),
  funnel(figures.funnel_by_day),
  {
    title: 'How far people scroll',
    name: 'scroll_depth',
    columns: ['Depth', 'Visits', 'Share'],
    rows: figures.scroll_depth.map(({ reached_percent: depth, visits, percent }) =>
      shareRow(depth === 0 ? 'All visits' : `${depth} % of the page`, visits, percent),
    ),
  },
  {
    title: 'Demand by area',
    name: 'demand_by_area',
    columns: ['Area', 'Drivers', 'Mechanics', 'Per mechanic'],
    rows: figures.demand_by_area.map(({ area, drivers, mechanics, drivers_per_mechanic }) => ({
      name: area,
      value: drivers,
      second: mechanics,
      cells: [count(drivers), count(mechanics), String(drivers_per_mechanic ?? '–')],
      isMarked: mechanics === 0,
    })),
  },
  {
    title: 'Phone against desktop',
    name: 'devices',
    columns: visitColumns('Device'),
    rows: figures.devices.map((row) => visitRow(row.device, row)),
  },
  {
    title: 'Campaigns',
    name: 'campaigns',
    columns: visitColumns('Campaign'),
    rows: figures.campaigns.map((row) => {
      const words = [row.campaign, row.source, row.medium].filter(Boolean);
      return visitRow(words.join(' · ') || 'unnamed', row);
    }),
  },
  {
    title: 'Where visitors come from',
    name: 'referrers_by_host',
    columns: [...visitColumns('Host'), 'Joined'],
    rows: figures.referrers_by_host.map((row) => {
      const { cells, ...visits } = visitRow(row.host, row);
      return { ...visits, cells: [...cells, count(row.on_the_list)] };
    }),
  },
  {
    title: 'E-mail domains',
    name: 'email_domains',
    columns: ['Domain', 'Drivers', 'Share'],
    rows: figures.email_domains.map(({ domain, registrations, percent }) =>
      shareRow(domain, registrations, percent),
    ),
  },
  {
    title: 'Languages',
    name: 'languages',
    columns: ['Language', 'Drivers', 'Share'],
    rows: figures.languages.map(({ language, registrations, percent }) =>
      shareRow(language === 'fr' ? 'French' : 'English', registrations, percent),
    ),
  },
  {
    title: 'How full the database is',
    name: 'storage',
    columns: ['Content', 'Rows', 'MB', 'Full'],
    rows: figures.storage.map(({ content, rows, megabytes, full_percent }) => ({
      name: content,
      value: megabytes,
      cells: [rows === null ? '–' : count(rows), count(megabytes), percent(full_percent)],
      // Events give way to newer ones.
      isMarked: full_percent >= ALMOST_FULL_PERCENT && content !== 'user_sessions',
    })),
  },
];
