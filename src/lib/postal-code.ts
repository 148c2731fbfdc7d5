/** Letter, digit, letter, digit, letter, digit: Canada Post uses no D, F, I, O, Q or U, and begins with no W or Z. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A postal code as it is stored: a Canadian one typed in any usual way (`m5v2t6`, `M5V-2T6`) becomes `M5V 2T6`,
 * any other text stays as typed but for the white space around it (Decisions, Dialogs, forms, toasts).
 */
export function normalizePostalCode(text: string): string {
  const [, area, unit] = CANADIAN.exec(text.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase()) ?? [];
  return area === undefined ? text.trim() : `${area} ${unit}`;
}
