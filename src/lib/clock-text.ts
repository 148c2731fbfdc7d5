/** What the parts of a time are called. */
export interface ClockNames {
  /** From Sunday, as `Date` counts. */
  weekdays: readonly string[];
  months: readonly string[];
  morning: string;
  afternoon: string;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The date pill's text in the visitor's own time zone: `Sat, Nov 21 · 2:48 p.m.` (Decisions, Time).
 * Without `Intl`: engines disagree on its points and commas, and the first formatter of dates takes a processor
 * four times slower more than 100 ms, just when the page comes alive (Decision 15).
 */
export function formatClock(date: Date, { weekdays, months, morning, afternoon }: ClockNames): string {
  const day = `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
  const hours = date.getHours();
  return `${day} · ${hours % 12 || 12}:${twoDigits(date.getMinutes())} ${hours < 12 ? morning : afternoon}`;
}

/** The same moment for the `datetime` attribute of `<time>`: `2026-11-21T14:48`, local, without a zone. */
export function machineClock(date: Date): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
