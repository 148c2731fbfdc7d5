/** Formats a date and time in the local time zone for the `datetime` attribute: `2026-11-21T14:48`. */
export function formatDateTime(date: Date): string {
  const asUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return asUtc.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
