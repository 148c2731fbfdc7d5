const integer = new Intl.NumberFormat('en-CA');
export const count = (value: number) => integer.format(value);

/** A parameter of an address as it was typed. */
export const decode = (parameter: string) => new URLSearchParams(`text=${parameter}`).get('text') ?? '';

function dateFormat(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  return (date: Date | string) => format.format(new Date(date));
}

// Of a calendar day, such as 2026-11-21.
export const longDay = dateFormat('UTC', { dateStyle: 'long' });
export const shortDay = dateFormat('UTC', { month: 'short', day: 'numeric' });

// Of a moment, as it is in Toronto.
const ZONE = 'America/Toronto';
export const torontoIsoDay = dateFormat(ZONE, { dateStyle: 'short' });
export const torontoDay = dateFormat(ZONE, { month: 'long', day: 'numeric' });
export const torontoFullTime = dateFormat(ZONE, { dateStyle: 'full', timeStyle: 'short' });
