import type { ReactNode } from 'react';
import { Notes } from './figure.tsx';
import { count } from './formats.ts';
import type { Figures } from './views.ts';

const ZONE = 'America/Toronto';
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, month: 'long', day: 'numeric' });

/** Days from Monday to Friday after the day of `from`, up to and including that of `to`. */
export function workingDaysBetween(from: Date, to: Date): number {
  const day = new Date(isoDay.format(from));
  const end = new Date(isoDay.format(to));
  let days = 0;
  while (day < end) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) days += 1;
  }
  return days;
}

export function describeChange(now: number, before: number): string {
  if (now === before) return `As many as in the seven days before`;
  return `${count(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than the ${count(before)} in the seven days before`;
}

/** Working days in which an answer is promised to mechanics. */
const PROMISED = 4;

function describeOldest(since: string | null, now: Date) {
  if (since === null) return { value: 'None', note: 'Every application is answered', isLate: false };
  const days = workingDaysBetween(new Date(since), now);
  return {
    value: `${count(days)} ${days === 1 ? 'day' : 'days'}`,
    note: `Working days since ${shortDay.format(new Date(since))}; an answer is promised within ${PROMISED}`,
    isLate: days > PROMISED,
  };
}

interface TileProps {
  id: string;
  unit: string;
  value: string;
  isLate?: boolean;
  children: ReactNode;
}

const Tile = ({ id, unit, value, isLate = false, children }: TileProps) => (
  <div id={id} className={isLate ? 'tile late' : 'tile'}>
    <dt>{unit}</dt>
    <dd className="value">{value}</dd>
    <dd>{children}</dd>
  </div>
);

export function AtAGlance({ row, now }: { row: Figures['at-a-glance'][number]; now: Date }) {
  const oldest = describeOldest(row.oldest_unanswered_at, now);
  return (
    <section aria-label="At a glance">
      <dl className="glance">
        <Tile id="registrations" unit="Drivers on the waitlist" value={count(row.registrations)}>
          The list itself: the number to trust
        </Tile>
        <Tile
          id="last-7-days"
          unit="Joined in the last seven days"
          value={count(row.registrations_last_7_days)}
        >
          {describeChange(row.registrations_last_7_days, row.registrations_7_days_before)}
        </Tile>
        <Tile id="visits" unit="Visits in the last seven days" value={count(row.visits_last_7_days)}>
          {describeChange(row.visits_last_7_days, row.visits_7_days_before)}
        </Tile>
        <Tile id="applications" unit="Mechanics who applied" value={count(row.applications)}>
          {count(row.unanswered_applications)} not answered yet
        </Tile>
        <Tile id="oldest" unit="Oldest unanswered application" value={oldest.value} isLate={oldest.isLate}>
          {oldest.note}
        </Tile>
      </dl>
      <Notes
        definition="Seven days are the last 168 hours. A visit is one load of the page; an application is unanswered until its answered_at is set."
        caveat="Anyone can invent events, so visits show a trend; registrations are the truth."
        file="at-a-glance"
      />
    </section>
  );
}
