const integer = new Intl.NumberFormat('en-CA');
export const count = (value: number) => integer.format(value);

function dateFormat(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  return (date: Date) => format.format(date);
}

/** Of a calendar day, such as 2026-11-21. */
export const shortDay = dateFormat('UTC', { month: 'short', day: 'numeric' });
/** Of a moment. */
export const torontoTime = dateFormat('America/Toronto', { dateStyle: 'full', timeStyle: 'short' });
