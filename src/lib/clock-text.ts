type ClockNames = Record<'weekdays' | 'months', readonly string[]> & Record<'morning' | 'afternoon', string>;

/**
 * Local date and time: `Sat, Nov 21 · 2:48 p.m.`. Without `Intl`: engines disagree on punctuation, and creating the
 * first date formatter takes more than 100 ms at 4x CPU throttling, during hydration.
 */
export function formatClock(date: Date, { weekdays, months, morning, afternoon }: ClockNames): string {
  const day = `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${day} · ${hours % 12 || 12}:${minutes} ${hours < 12 ? morning : afternoon}`;
}

/** The calendar date `YYYY-MM-DD` as `Nov 21, 2026`. */
export function formatDay(date: string, months: readonly string[]): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** Local date and time for the `datetime` attribute: `2026-11-21T14:48`. */
export function formatDateTime(date: Date): string {
  const asUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return asUtc.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
