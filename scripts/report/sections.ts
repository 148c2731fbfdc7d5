import { type Bar, barChart, DAY_MS, mondayOf, totalChart, weekChart } from './charts.ts';
import { count, dayOf, decode, percent } from './formats.ts';
import type { Figures } from './views.ts';

export interface Section {
  title: string;
  /** Of the file with all rows. */
  name: keyof Figures;
  /** Takes both columns of the page. */
  isWide?: boolean;
  /** What the figures count, and what to keep in mind about them. */
  definition: string;
  caveat: string;
  /** SVGs; null where there is nothing to draw. */
  charts: readonly (string | null)[];
  /** Below or beside the charts: headings, and rows whose first cell is a name. */
  columns?: readonly string[];
  rows?: readonly (readonly (string | number)[])[];
}

const INVENTED = 'Anyone can invent events; registrations are the truth.';

/** Rows in a chart or table; the file has all. */
const MOST = 12;

const noteMore = (rows: readonly unknown[], what: string) =>
  rows.length > MOST ? ` Shown are the first ${MOST} of ${count(rows.length)} ${what}.` : '';

/** A count and its part of a whole in percent. */
const shareBar = (label: string, value: number, share: number): Bar => ({
  label,
  value,
  text: `${count(value)} · ${Math.round(share)} %`,
});

type Visits = Figures['devices' | 'campaigns' | 'referrers'][number];

/** A chart and a table of visits, and of those of them that registered. */
function ofVisits<Row extends Visits>(
  heading: string,
  rows: readonly Row[],
  nameOf: (row: Row, separator: string) => string,
) {
  const shown = rows.slice(0, MOST);
  return {
    charts: [
      barChart(shown.map((row) => ({ label: nameOf(row, '\n'), value: row.visits, second: row.registered }))),
    ],
    columns: [heading, 'Visits', 'Registered', 'Share'],
    rows: shown.map((row) => [
      nameOf(row, ' · '),
      count(row.visits),
      count(row.registered),
      percent(row.registered_percent),
    ]),
  };
}

/** Registrations by calendar week, oldest first; a week begins on Monday. */
export function byWeek(rows: Figures['growth']) {
  const weeks = new Map<number, number>();
  for (const { day, registrations } of rows.toReversed()) {
    const monday = mondayOf(new Date(day)).getTime();
    weeks.set(monday, (weeks.get(monday) ?? 0) + registrations);
  }
  return [...weeks].map(([monday, value]) => ({ at: new Date(monday), value }));
}

function growthCharts(rows: Figures['growth']) {
  const endOf = (day: string) => new Date(Date.parse(day) + DAY_MS);
  const totals = rows.map(({ day, running_total }) => ({ at: endOf(day), value: running_total }));
  const weeks = byWeek(rows);
  const [total = 0, lastWeek = 0] = [totals[0]?.value, weeks.at(-1)?.value];
  return [
    totalChart(`Drivers on the waitlist by day, ${count(total)} at the end`, totals.toReversed()),
    weekChart(`Drivers who joined by week, ${count(lastWeek)} in the last`, weeks),
  ];
}

function funnel(rows: Figures['funnel']): Section {
  const first = rows.findLast(({ visits }) => visits > 0)?.day;
  const counted = rows.filter(({ day }) => first !== undefined && day >= first);
  const sum = (column: 'visits' | 'asked_for_savings' | 'asked_to_join' | 'registered' | 'on_the_list') =>
    counted.reduce((total, row) => total + row[column], 0);
  const bar = (label: string, value: number) => shareBar(label, value, (100 * value) / sum('visits'));
  const bars = [
    bar('Visited', sum('visits')),
    bar('Pressed See\nYour Savings', sum('asked_for_savings')),
    bar('Pressed a button\nto join', sum('asked_to_join')),
    bar('Sent the form', sum('registered')),
  ];
  return {
    title: 'From visit to registration',
    name: 'funnel',
    definition: `Visits${first === undefined ? '' : ` since ${dayOf(first)}`} that did this, in percent of all visits; each step is counted by itself. The red tick is the list itself: ${count(sum('on_the_list'))} joined in that time.`,
    caveat: `${INVENTED} Browsers that object to analytics are not among the visits.`,
    charts: [barChart(bars, sum('on_the_list'))],
  };
}

/** The page's figures in their order. */
export function sectionsOf(figures: Figures): Section[] {
  const { growth, scroll, demand, devices, campaigns, referrers, 'email-domains': domains } = figures;
  const areas = demand.slice(0, MOST);
  const hosts = ofVisits('Host', referrers, ({ host }) => host);
  return [
    {
      title: 'Growth',
      name: 'growth',
      isWide: true,
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
      charts: [
        barChart(
          scroll.map(({ reached_percent: depth, visits, percent }) =>
            shareBar(depth === 0 ? 'All visits' : `${depth} % of page`, visits, percent),
          ),
        ),
      ],
    },
    {
      title: 'Demand by area',
      name: 'demand',
      isWide: true,
      definition: `Drivers on the waitlist (solid) and mechanics who applied (outlined), by forward sortation area: the first three characters of a Canadian postal code.${noteMore(demand, 'areas')}`,
      caveat:
        'Postal codes are as typed; “other” is what is no Canadian code. Where no mechanic applied, the need is greatest.',
      charts: [
        barChart(
          areas.map(({ area, drivers, mechanics }) => ({
            ...{ label: area, value: drivers, second: mechanics },
            ...(mechanics === 0 ? { secondText: 'no mechanic' } : {}),
          })),
        ),
      ],
      columns: ['Area', 'Drivers', 'Mechanics', 'Drivers per mechanic'],
      rows: areas.map((row) => [
        row.area,
        count(row.drivers),
        count(row.mechanics),
        row.drivers_per_mechanic ?? '–',
      ]),
    },
    {
      title: 'Phone against desktop',
      name: 'devices',
      definition:
        'Visits by the width of the window (solid), and those that registered (outlined): phones below 768 pixels, computers from 1,024.',
      caveat: `A narrow window on a computer counts as a phone. ${INVENTED}`,
      ...ofVisits('Device', devices, ({ device }) => device),
    },
    {
      title: 'Campaigns',
      name: 'campaigns',
      definition: `Visits by links with utm_campaign, utm_source and utm_medium (solid), and those that registered (outlined).${noteMore(campaigns, 'campaigns')}`,
      caveat: `Who saw a campaign and came by another way is not counted. ${INVENTED}`,
      ...ofVisits('Campaign', campaigns, ({ campaign, source, medium }, separator) => {
        const words = separator === '\n' ? [campaign, source] : [campaign, source, medium];
        return words.map(decode).filter(Boolean).join(separator) || 'unnamed';
      }),
    },
    {
      title: 'Where visitors come from',
      name: 'referrers',
      definition: `Visits by the site that led here (solid), and those that registered (outlined). “none” is typed, from an app or from mail.${noteMore(referrers, 'hosts')}`,
      caveat: `Since the oldest event that is kept. On the list: drivers who joined in that time by the list itself. ${INVENTED}`,
      charts: hosts.charts,
      columns: [...hosts.columns, 'On the list'],
      rows: hosts.rows.map((cells, row) => [...cells, count(referrers[row]?.on_the_list ?? 0)]),
    },
    {
      title: 'E-mail domains',
      name: 'email-domains',
      definition: `Drivers on the waitlist by the part of their address after the @.${noteMore(domains, 'domains')}`,
      caveat: 'No address is confirmed. One odd domain with many drivers may be a flood.',
      charts: [
        barChart(domains.slice(0, MOST).map((row) => shareBar(row.domain, row.registrations, row.percent))),
      ],
    },
  ];
}
