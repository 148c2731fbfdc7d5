import { advertisedFigures } from '../../../src/content/advertised-figures.ts';
import { DAY_MS, formatCount } from './charts.ts';
import type { Figures } from './views.ts';

const describeWeekBefore = (value: number) => `${formatCount(value)} in the seven days before`;

/** The number of days after which an unanswered application is late: the promised four working days plus a weekend. */
const LATE_AFTER_DAYS = 6;

const longDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'full' });

/** Describes how many applications are waiting for an answer, and since when. Returns an empty string if none are. */
export function describeWaitingApplications([row]: Figures['at_a_glance']): string {
  const oldest = row?.oldest_unanswered_at ?? null;
  if (row === undefined || oldest === null) return '';
  const since = longDate.format(new Date(oldest));
  const waiting = row.unanswered_applications;
  return waiting === 1
    ? `1 application has been waiting for an answer since ${since}.`
    : `${formatCount(waiting)} applications are waiting for an answer, the oldest since ${since}.`;
}

/** Returns the tiles for the main figures: a value, its unit, and a note. `isLate` marks a tile that needs attention. */
export function tilesOf(row: Figures['at_a_glance'][number], now: Date) {
  const claimed = advertisedFigures.drivers ?? 0;
  const missing = claimed - row.registrations;
  const oldest = row.oldest_unanswered_at;
  const days = oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(oldest)) / DAY_MS);
  return [
    {
      unit: 'Drivers on the waitlist',
      value: formatCount(row.registrations),
      note: `${missing > 0 ? `The page claims ${formatCount(claimed)}+, which is ${formatCount(missing)} too many` : 'Unconfirmed addresses'}. Not counted: registrations by bots and other programs (${formatCount(row.registrations_by_bots)})`,
    },
    {
      unit: 'Joined in the last seven days',
      value: formatCount(row.registrations_last_7_days),
      note: describeWeekBefore(row.registrations_7_days_before),
    },
    {
      unit: 'Visits in the last seven days',
      value: formatCount(row.visits_last_7_days),
      note: describeWeekBefore(row.visits_7_days_before),
    },
    {
      unit: 'Mechanics who applied',
      value: formatCount(row.applications),
      note: `${formatCount(row.unanswered_applications)} not answered yet`,
    },
    {
      unit: 'Oldest unanswered application',
      value: oldest === null ? 'None' : `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`,
      note: 'An answer is promised within four working days',
      isLate: days > LATE_AFTER_DAYS,
    },
  ];
}
