import { DAY_MS, mondayOf, totalChart, weekChart } from './charts.ts';
import { count, dayOf, decode, percent } from './formats.ts';
import type { Figures } from './views.ts';

interface Row {
  name: string;
  /** Of a solid bar, and of an outlined one. */
  value: number;
  second?: number;
  /** Beside the name, a cell for each other column. */
  cells: readonly string[];
  /** In red. */
  isMarked?: boolean;
}

export interface Section {
  title: string;
  /** Of the file with all rows. */
  name: keyof Figures;
  /** What the figures count, and what to keep in mind about them. */
  definition: string;
  caveat: string;
  /** SVGs. */
  charts?: readonly string[];
  /** Headings of the table, the first that of the names. */
  columns?: readonly string[];
  rows?: readonly Row[];
}

const INVENTED = 'Anyone can invent events; registrations are the truth.';

type Visits = Figures['devices' | 'campaigns' | 'referrers'][number];

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

/** Registrations by calendar week, oldest first; a week begins on Monday. */
export function byWeek(rows: Figures['growth']) {
  const weeks = new Map<number, number>();
  for (const { day, registrations } of rows.toReversed()) {
    const monday = mondayOf(new Date(day)).getTime();
    weeks.set(monday, (weeks.get(monday) ?? 0) + registrations);
  }
  return [...weeks].map(([monday, value]) => ({ at: new Date(monday), value }));
}

function growthCharts(rows: Figures['growth']): string[] {
  const endOf = (day: string) => new Date(Date.parse(day) + DAY_MS);
  const totals = rows.map(({ day, running_total }) => ({ at: endOf(day), value: running_total }));
  const weeks = byWeek(rows);
  const [total = 0, lastWeek = 0] = [totals[0]?.value, weeks.at(-1)?.value];
  const charts = [
    totalChart(`Drivers on the waitlist by day, ${count(total)} at the end`, totals.toReversed()),
    weekChart(`Drivers who joined by week, ${count(lastWeek)} in the last`, weeks),
  ];
  return charts.filter((chart) => chart !== null);
}

function funnel(rows: Figures['funnel']): Section {
  const first = rows.findLast(({ visits }) => visits > 0)?.day;
  const counted = rows.filter(({ day }) => first !== undefined && day >= first);
  const sum = (column: 'visits' | 'asked_for_savings' | 'asked_to_join' | 'registered' | 'on_the_list') =>
    counted.reduce((total, row) => total + row[column], 0);
  const visits = sum('visits');
  const row = (name: string, value: number) =>
    shareRow(name, value, visits === 0 ? null : Math.round((100 * value) / visits));
  return {
    title: 'From visit to registration',
    name: 'funnel',
    definition: `Visits${first === undefined ? '' : ` since ${dayOf(first)}`} that did this, in percent of all visits; each step is counted by itself. Red is the list itself, which gained so many in that time.`,
    caveat: `${INVENTED} Browsers that object to analytics are not among the visits.`,
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

/** The page's figures in their order. */
export function sectionsOf(figures: Figures): Section[] {
  const { growth, scroll, demand, devices, campaigns, referrers, 'email-domains': domains } = figures;
  return [
    {
      title: 'Growth',
      name: 'growth',
      definition:
        'First, drivers on the list at the end of each day in Toronto; then, those who joined in each week from Monday to Sunday.',
      caveat: 'Who was deleted from the list is missing from earlier days too. This week is not over.',
      charts: growthCharts(growth),
    },
    funnel(figures.funnel),
    {
      title: 'How far people scroll',
      name: 'scroll',
      definition: 'Visits that paused at this depth of the page or further down.',
      caveat: `Depth is recorded when a visitor pauses exactly on a quarter, so these are the least. ${INVENTED}`,
      columns: ['Depth', 'Visits', 'Share'],
      rows: scroll.map(({ reached_percent: depth, visits, percent }) =>
        shareRow(depth === 0 ? 'All visits' : `${depth} % of the page`, visits, percent),
      ),
    },
    {
      title: 'Demand by area',
      name: 'demand',
      definition:
        'Drivers on the waitlist (solid) and mechanics who applied (outlined), by forward sortation area: the first three characters of a Canadian postal code. Red are areas where no mechanic applied.',
      caveat: 'Postal codes are as typed; “other” is what is no Canadian code.',
      columns: ['Area', 'Drivers', 'Mechanics', 'Per mechanic'],
      rows: demand.map(({ area, drivers, mechanics, drivers_per_mechanic }) => ({
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
      definition:
        'Visits by the width of the window (solid), and those that registered (outlined): phones below 768 pixels, computers from 1,024.',
      caveat: `A narrow window on a computer counts as a phone. ${INVENTED}`,
      columns: visitColumns('Device'),
      rows: devices.map((row) => visitRow(row.device, row)),
    },
    {
      title: 'Campaigns',
      name: 'campaigns',
      definition:
        'Visits by links with utm_campaign, utm_source and utm_medium (solid), and those that registered (outlined).',
      caveat: `Who saw a campaign and came by another way is not counted. ${INVENTED}`,
      columns: visitColumns('Campaign'),
      rows: campaigns.map((row) => {
        const words = [row.campaign, row.source, row.medium].map(decode).filter(Boolean);
        return visitRow(words.join(' · ') || 'unnamed', row);
      }),
    },
    {
      title: 'Where visitors come from',
      name: 'referrers',
      definition:
        'Visits by the site that led here (solid), and those that registered (outlined). “none” is typed, from an app or from mail.',
      caveat: `Since the oldest event that is kept. Joined: by the list itself. ${INVENTED}`,
      columns: [...visitColumns('Host'), 'Joined'],
      rows: referrers.map((row) => {
        const { cells, ...visits } = visitRow(row.host, row);
        return { ...visits, cells: [...cells, count(row.on_the_list)] };
      }),
    },
    {
      title: 'E-mail domains',
      name: 'email-domains',
      definition: 'Drivers on the waitlist by the part of their address after the @.',
      caveat: 'No address is confirmed. One odd domain with many drivers may be a flood.',
      columns: ['Domain', 'Drivers', 'Share'],
      rows: domains.map(({ domain, registrations, percent }) => shareRow(domain, registrations, percent)),
    },
  ];
}
