import { type Bar, barChart, DAY_MS, timeBars, totalChart } from './charts.ts';
import type { FigureProps } from './figure.tsx';
import { count, dayOf, decode, MOST, noteMore, percent, total } from './formats.ts';
import type { Figures } from './views.ts';

const INVENTED = 'Anyone can invent events; registrations are the truth.';

/** A count and its part of a whole in percent. */
const shareBar = (label: string, value: number, share: number): Bar => ({
  label,
  value,
  text: `${count(value)} · ${Math.round(share)} %`,
});

function growth(rows: Figures['growth']): FigureProps {
  const days = rows.toReversed();
  const endOf = (day: string) => new Date(Date.parse(day) + DAY_MS);
  const totals = days.map(({ day, running_total }) => ({ at: endOf(day), value: running_total }));
  const joined = days.map(({ day, registrations }) => ({ at: new Date(day), value: registrations }));
  const label = `Drivers on the waitlist by day, ${count(rows[0]?.running_total ?? 0)} at the end`;
  return {
    title: 'Growth',
    file: 'growth',
    isWide: true,
    definition:
      'First, drivers on the list at the end of each day in Toronto; then, those who joined on that day.',
    caveat: 'Who was deleted from the list is missing from earlier days too. Today is not over.',
    charts: [totalChart(label, totals), timeBars('Drivers who joined on each day', joined)],
  };
}

function demand(rows: Figures['demand']): FigureProps {
  const shown = rows.slice(0, MOST);
  const bars = shown.map(({ area, drivers, mechanics }) => ({
    label: area,
    value: drivers,
    text: count(drivers),
    second: mechanics,
    secondText: mechanics === 0 ? 'no mechanic' : count(mechanics),
  }));
  return {
    title: 'Demand by area',
    file: 'demand',
    isWide: true,
    definition: `Drivers on the waitlist (solid) and mechanics who applied (outlined), by forward sortation area: the first three characters of a Canadian postal code.${noteMore(rows, 'areas')}`,
    caveat:
      'Postal codes are as typed; “other” is what is no Canadian code. Where no mechanic applied, the need is greatest.',
    charts: [barChart(bars)],
    columns: ['Area', 'Drivers', 'Mechanics', 'Drivers per mechanic'],
    rows: shown.map((row) => [
      row.area,
      count(row.drivers),
      count(row.mechanics),
      row.drivers_per_mechanic ?? '–',
    ]),
  };
}

function funnel(rows: Figures['funnel']): FigureProps {
  const first = rows.findLast(({ visits }) => visits > 0)?.day;
  const counted = rows.filter(({ day }) => first !== undefined && day >= first);
  const visits = total(counted, (row) => row.visits);
  const listed = total(counted, (row) => row.on_the_list);
  const steps = {
    Visited: visits,
    'Saw savings': total(counted, (row) => row.asked_for_savings),
    'Opened dialog': total(counted, (row) => row.asked_to_join),
    Registered: total(counted, (row) => row.registered),
  };
  const bars = Object.entries(steps).map(([step, value]) => shareBar(step, value, (100 * value) / visits));
  return {
    title: 'From visit to registration',
    file: 'funnel',
    definition: `Visits${first === undefined ? '' : ` since ${dayOf(first)}`} that pressed See Your Savings, pressed a button to join, and sent the form, in percent of all visits. Each step is counted by itself. The red tick is the list itself: ${count(listed)} joined in that time.`,
    caveat: `${INVENTED} Browsers that object to analytics are not among the visits.`,
    charts: [barChart(bars, listed)],
  };
}

function scroll(rows: Figures['scroll']): FigureProps {
  const nameOf = (percent: number) => (percent === 0 ? 'All visits' : `${percent} % of page`);
  return {
    title: 'How far people scroll',
    file: 'scroll',
    definition: 'Visits that paused at this depth of the page or further down.',
    caveat: `Depth is recorded when a visitor pauses exactly on a quarter, so these are the least. ${INVENTED}`,
    charts: [barChart(rows.map((row) => shareBar(nameOf(row.reached_percent), row.visits, row.percent)))],
  };
}

type Source = Pick<Figures['referrers'][number], 'visits' | 'registered' | 'registered_percent'>;

/** Visits, and those of them that registered. */
const sourceBar = (label: string, { visits, registered }: Source): Bar => ({
  label,
  value: visits,
  text: count(visits),
  second: registered,
  secondText: count(registered),
});
const sourceCells = ({ visits, registered, registered_percent }: Source) => [
  count(visits),
  count(registered),
  percent(registered_percent),
];

function referrers(rows: Figures['referrers']): FigureProps {
  const shown = rows.slice(0, MOST);
  return {
    title: 'Where visitors come from',
    file: 'referrers',
    definition: `Visits by the site that led here (solid), and those that registered (outlined). “none” is typed, from an app or from mail.${noteMore(rows, 'hosts')}`,
    caveat: `Since the oldest event that is kept. On the list: drivers who joined in that time by the list itself. ${INVENTED}`,
    charts: [barChart(shown.map((row) => sourceBar(row.host, row)))],
    columns: ['Host', 'Visits', 'Registered', 'Share', 'On the list'],
    rows: shown.map((row) => [row.host, ...sourceCells(row), count(row.on_the_list)]),
  };
}

const nameOf = (separator: string, ...parameters: string[]) =>
  parameters.map(decode).filter(Boolean).join(separator) || 'unnamed';

function campaigns(rows: Figures['campaigns']): FigureProps {
  const shown = rows.slice(0, MOST);
  return {
    title: 'Campaigns',
    file: 'campaigns',
    definition: `Visits by links with utm_campaign, utm_source and utm_medium (solid), and those that registered (outlined).${noteMore(rows, 'campaigns')}`,
    caveat: `Who saw a campaign and came by another way is not counted. ${INVENTED}`,
    charts: [barChart(shown.map((row) => sourceBar(nameOf('\n', row.campaign, row.source), row)))],
    columns: ['Campaign', 'Visits', 'Registered', 'Share'],
    rows: shown.map((row) => [nameOf(' · ', row.campaign, row.source, row.medium), ...sourceCells(row)]),
  };
}

function emailDomains(rows: Figures['email-domains']): FigureProps {
  const shown = rows.slice(0, MOST);
  return {
    title: 'E-mail domains',
    file: 'email-domains',
    definition: `Drivers on the waitlist by the part of their address after the @.${noteMore(rows, 'domains')}`,
    caveat: 'No address is confirmed. One odd domain with many drivers may be a flood.',
    charts: [barChart(shown.map((row) => shareBar(row.domain, row.registrations, row.percent)))],
  };
}

/** The page's figures in their order. */
export const sectionsOf = (figures: Figures): FigureProps[] => [
  growth(figures.growth),
  funnel(figures.funnel),
  scroll(figures.scroll),
  demand(figures.demand),
  referrers(figures.referrers),
  campaigns(figures.campaigns),
  emailDomains(figures['email-domains']),
];
