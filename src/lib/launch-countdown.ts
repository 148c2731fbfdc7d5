import { fillIn } from './fill-in';

const DAY_MS = 86_400_000;

/** The three texts of the badge; `{days}` in the last is the number of days left. */
export type CountdownTexts = Record<'today' | 'tomorrow' | 'inDays', string>;

/**
 * Calendar days from the local date of `now` to the launch date `YYYY-MM-DD`; negative after it. Counted in UTC, where
 * every day has 24 hours.
 */
export function daysUntil(launchDate: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return (Date.parse(`${launchDate}T00:00:00Z`) - today) / DAY_MS;
}

/** Text of the badge; the launch day and every later day have the same. */
export function countdownText(days: number, texts: CountdownTexts): string {
  if (days <= 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  return fillIn(texts.inDays, { days });
}
