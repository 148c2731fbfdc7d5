/** The time as a Canadian visitor reads it. Formatters are made anew: the device may change zones. */
const LOCALE = 'en-CA';

/**
 * The date pill's text in the visitor's own time zone: `Sat, Nov 21 · 2:48 p.m.` (Decisions, Time).
 * Put together from parts, as engines disagree on the points and commas between them.
 */
export function formatClock(date: Date): string {
  const parts = new Map(
    new Intl.DateTimeFormat(LOCALE, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const name = (type: 'weekday' | 'month') => parts.get(type)?.replace('.', '');
  const time = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
  return `${name('weekday')}, ${name('month')} ${parts.get('day')} · ${time}`;
}

/** The same moment for the `datetime` attribute of `<time>`: `2026-11-21T14:48`, local, without a zone. */
export function machineClock(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
