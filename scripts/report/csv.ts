type Value = string | number | null;

/** What a spreadsheet takes for the beginning of a formula; the last four are full-width forms of the first. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A spreadsheet shows what follows an apostrophe as text. Texts are quoted, whatever separator its locale has. */
function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Comma-separated values (RFC 4180) with a line of names. */
export function toCsv(columns: readonly string[], rows: readonly Readonly<Record<string, Value>>[]): string {
  const lines = rows.map((row) => columns.map((column) => field(row[column] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}
