import { clock } from '@/content/clock';

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The date pill's text in the visitor's own time zone: `Sat, Nov 21 · 2:48 p.m.` (Decisions, Time).
 * Without `Intl`: engines disagree on its points and commas, and the first formatter of dates takes a slow phone more
 * than 100 ms, just when the page comes alive.
 */
export function formatClock(date: Date): string {
  const day = `${clock.weekdays[date.getDay()]}, ${clock.months[date.getMonth()]} ${date.getDate()}`;
  const hours = date.getHours();
  const half = hours < 12 ? clock.halves.morning : clock.halves.afternoon;
  return `${day} · ${hours % 12 || 12}:${twoDigits(date.getMinutes())} ${half}`;
}

/** The same moment for the `datetime` attribute of `<time>`: `2026-11-21T14:48`, local, without a zone. */
export function machineClock(date: Date): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
