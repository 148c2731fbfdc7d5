const integer = new Intl.NumberFormat('en-CA');
export const count = (value: number) => integer.format(value);

export const percent = (value: number | null) => (value === null ? '–' : `${value} %`);

/** A parameter of an address as it was typed. */
export const decode = (parameter: string) => new URLSearchParams(`text=${parameter}`).get('text') ?? '';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

export const ZONE = 'America/Toronto';
const time = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** A moment such as 2026-11-21T17:00:00+00:00 in Toronto's words. */
export const timeOf = (text: string) => time.format(new Date(text));

/** A calendar day such as 2026-11-21 in words. */
export const dayOf = (text: string) => day.format(new Date(text));
