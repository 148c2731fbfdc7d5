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

interface TileProps {
  id: string;
  value: string;
  unit: string;
  note: string;
  late?: boolean;
}

function Tile({ id, value, unit, note, late = false }: TileProps) {
  return (
    <div className={late ? 'tile late' : 'tile'} id={id}>
      <dt>{unit}</dt>
      <dd className="value">{value}</dd>
      <dd>{note}</dd>
    </div>
  );
}

/** Working days in which an answer is promised to mechanics. */
const PROMISED = 4;

function Oldest({ since, now }: { since: string | null; now: Date }) {
  const unit = 'Oldest unanswered application';
  if (since === null)
    return <Tile id="oldest" value="None" unit={unit} note="Every application is answered" />;
  const at = new Date(since);
  const days = workingDaysBetween(at, now);
  return (
    <Tile
      id="oldest"
      value={`${count(days)} ${days === 1 ? 'day' : 'days'}`}
      unit={unit}
      note={`Working days since ${shortDay.format(at)}; an answer is promised within ${PROMISED}`}
      late={days > PROMISED}
    />
  );
}

export function AtAGlance({ row, now }: { row: Figures['at-a-glance'][number]; now: Date }) {
  return (
    <section aria-label="At a glance">
      <dl className="glance">
        <Tile
          id="registrations"
          value={count(row.registrations)}
          unit="Drivers on the waitlist"
          note="The list itself: the number to trust"
        />
        <Tile
          id="last-7-days"
          value={count(row.registrations_last_7_days)}
          unit="Joined in the last seven days"
          note={describeChange(row.registrations_last_7_days, row.registrations_7_days_before)}
        />
        <Tile
          id="visits"
          value={count(row.visits_last_7_days)}
          unit="Visits in the last seven days"
          note={describeChange(row.visits_last_7_days, row.visits_7_days_before)}
        />
        <Tile
          id="applications"
          value={count(row.applications)}
          unit="Mechanics who applied"
          note={`${count(row.unanswered_applications)} not answered yet`}
        />
        <Oldest since={row.oldest_unanswered_at} now={now} />
      </dl>
      <div className="notes">
        <p>
          Seven days are the last 168 hours. A visit is one load of the page; an application is unanswered
          until its <code>answered_at</code> is set.
        </p>
        <p>
          Anyone can invent events, so visits show a trend; registrations are the truth.{' '}
          <a href="at-a-glance.csv">at-a-glance.csv</a>
        </p>
      </div>
    </section>
  );
}
