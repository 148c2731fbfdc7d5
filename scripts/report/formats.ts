const integer = new Intl.NumberFormat('en-CA');
export const count = (value: number) => integer.format(value);

export const percent = (value: number | null) => (value === null ? '–' : `${value} %`);

/** A parameter of an address as it was typed. */
export function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter.replaceAll('+', ' '));
  } catch {
    return parameter;
  }
}

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day such as 2026-11-21 in words. */
export const dayOf = (text: string) => day.format(new Date(text));
