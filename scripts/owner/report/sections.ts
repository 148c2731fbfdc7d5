import { type AnalyticsEvent, events } from '../../../src/analytics/events.ts';
import { DAY_MS, drawTotalChart, drawWeekChart, formatCount } from './charts.ts';
import type { Figures, Row } from './views.ts';

export interface Section {
  /** The name of the view and of its CSV file. */
  name: string;
  title: string;
  /** SVG markup. */
  charts?: readonly string[];
  rows?: readonly Row[];
  /** Shown before the view's own comment. */
  note?: string;
}

/** Formats the name of a column or a view, for example as "Drivers per mechanic" or "Registered %". */
export const labelOf = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ').replace(/\bpercent$/i, '%');

function createGrowthSection({ registrations_by_day: days }: Figures): Section {
  const section = { name: 'registrations_by_day', title: 'Growth' };
  const [last] = days;
  if (last === undefined) return section;
  const label = `Drivers on the waitlist by day, ${formatCount(last.running_total)} at the end`;
  const totals = days.map(({ day, running_total }) => ({
    at: new Date(Date.parse(day) + DAY_MS),
    value: running_total,
  }));
  const joined = days.map(({ day, registrations }) => ({ at: new Date(day), value: registrations }));
  return {
    ...section,
    charts: [
      drawTotalChart(label, totals.toReversed()),
      drawWeekChart('Drivers who joined, by week', joined),
    ],
    note: 'The first chart shows the total by day. The second one shows how many drivers joined each week, from Monday to Sunday. The current week is not over.',
  };
}

/** Counts each step from a visit to a registration independently, since the day of the oldest stored event. */
function createFunnelSection({ events_by_day: eventDays, registrations_by_day: days }: Figures): Section {
  const section = { name: 'events_by_day', title: 'From visit to registration' };
  const since = eventDays.at(-1)?.day;
  if (since === undefined) return section;
  const visitsWith = ({ interactionType, interactionTarget }: AnalyticsEvent) =>
    eventDays
      .filter(({ kind, target }) => kind === interactionType && target === interactionTarget)
      .reduce((total, { visits }) => total + visits, 0);
  const visited = visitsWith(events.pageView);
  const steps = {
    Visited: visited,
    'Clicked See Your Savings': visitsWith(events.pageWideClick('see_your_savings')),
    'Clicked a button to join': visitsWith(events.pageWideClick('join_waitlist')),
    'Sent the form': visitsWith(events.waitlistSubmit('', '')),
    'Joined the list': days
      .filter(({ day }) => day >= since)
      .reduce((total, { registrations }) => total + registrations, 0),
  };
  const rows = Object.entries(steps).map(([step, visits]) => ({
    step,
    visits,
    percent: visited === 0 ? null : Math.round((100 * visits) / visited),
  }));
  return { ...section, rows, note: `Since ${since}.` };
}

/**
 * Returns the sections of the page: growth, the funnel, and every other view in the order in which the migrations create
 * them. `at_a_glance` is shown as tiles instead.
 */
export function sectionsOf(figures: Figures): Section[] {
  const {
    at_a_glance: _tiles,
    registrations_by_day: _days,
    events_by_day: _events,
    ...otherFigures
  } = figures;
  const tables = Object.entries(otherFigures).map(([name, rows]) => ({ name, title: labelOf(name), rows }));
  return [createGrowthSection(figures), createFunnelSection(figures), ...tables];
}
