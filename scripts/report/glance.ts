import { claims } from '../../src/content/en/claims.ts';
import { count, torontoDay, torontoIsoDay } from './formats.ts';
import type { Figures } from './views.ts';

/** Days from Monday to Friday after the day of `from`, up to and including that of `to`. */
export function workingDaysBetween(from: Date, to: Date): number {
  const day = new Date(torontoIsoDay(from));
  const end = new Date(torontoIsoDay(to));
  let days = 0;
  while (day < end) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) days += 1;
  }
  return days;
}

export function describeChange(now: number, before: number): string {
  if (now === before) return 'As many as in the seven days before';
  return `${count(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than the ${count(before)} in the seven days before`;
}

/** What the page advertises, such as "1,200+", against the list; null once it is true. */
export function claimProblem(registrations: number): string | null {
  const claimed = Number(claims.drivers.replaceAll(/\D/g, ''));
  return registrations < claimed
    ? `The page says ${claims.drivers}: ${count(claimed - registrations)} are missing`
    : null;
}

/** Working days in which an answer is promised to mechanics. */
const PROMISED = 4;

/** The figures above all others. */
export function tilesOf(row: Figures['at_a_glance'][number], now: Date) {
  const oldest = row.oldest_unanswered_at === null ? null : new Date(row.oldest_unanswered_at);
  const days = oldest === null ? 0 : workingDaysBetween(oldest, now);
  const programs = `. Not counted: ${count(row.registrations_of_programs)} on the list whose browser names a program`;
  return [
    {
      id: 'registrations',
      unit: 'Drivers on the waitlist',
      value: count(row.registrations),
      note:
        (claimProblem(row.registrations) ?? 'Addresses that nobody has confirmed') +
        (row.registrations_of_programs > 0 ? programs : ''),
    },
    {
      id: 'last-7-days',
      unit: 'Joined in the last seven days',
      value: count(row.registrations_last_7_days),
      note: describeChange(row.registrations_last_7_days, row.registrations_7_days_before),
    },
    {
      id: 'visits',
      unit: 'Visits in the last seven days',
      value: count(row.visits_last_7_days),
      note: describeChange(row.visits_last_7_days, row.visits_7_days_before),
    },
    {
      id: 'applications',
      unit: 'Mechanics who applied',
      value: count(row.applications),
      note: `${count(row.unanswered_applications)} not answered yet`,
    },
    {
      id: 'oldest',
      unit: 'Oldest unanswered application',
      value: oldest === null ? 'None' : `${count(days)} ${days === 1 ? 'day' : 'days'}`,
      note:
        oldest === null
          ? 'Every application is answered'
          : `Working days since ${torontoDay(oldest)}; an answer is promised within ${PROMISED}`,
      isLate: days > PROMISED,
    },
  ];
}
