const integer = new Intl.NumberFormat('en-CA');
export const count = (value: number) => integer.format(value);

export const percent = (value: number | null) => (value === null ? '–' : `${value} %`);

export const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Rows in a chart or table; the file has all. */
export const MOST = 12;

export const noteMore = (rows: readonly unknown[], what: string) =>
  rows.length > MOST ? ` Shown are the first ${MOST} of ${count(rows.length)} ${what}.` : '';

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
