const DAY_MS = 86_400_000;

/** The three texts of the badge; `{days}` in the last one is the number of days left. */
export interface CountdownWords {
  today: string;
  tomorrow: string;
  inDays: string;
}

/**
 * Calendar days from the local date of `now` to the launch date (`YYYY-MM-DD`, in the visitor's own zone); negative
 * once it is past (Decisions, Time). Both dates are counted in UTC, where every day has 24 hours.
 */
export function daysUntil(launchDate: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return (Date.parse(`${launchDate}T00:00:00Z`) - today) / DAY_MS;
}

/** The badge's text so many days before the launch; the day itself and every later one say the same. */
export function countdownText(days: number, words: CountdownWords): string {
  if (days <= 0) return words.today;
  if (days === 1) return words.tomorrow;
  return words.inDays.replace('{days}', String(days));
}
