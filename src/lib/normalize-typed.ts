/* What people type or paste, as it is judged and stored. */

/** Canada Post uses no D, F, I, O, Q or U, and no W or Z as the first letter. */
const CANADIAN_POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Control characters and line ends, which the database refuses. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Overrides of the text's direction, which the database refuses, and what is pasted with a text but never seen. */
const UNSEEN = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** What no e-mail address has: characters that are not seen, and spaces that do not break. */
const NOT_IN_EMAIL = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u00a0\u2007\u202f]+/gu;

/** A character that is visible; the database's not-blank checks use the same classes. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is empty after trimming, or has invisible characters only. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A typed text, trimmed and on one line. */
export function normalizeLine(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(BREAKS, ' ').trim();
}

/** The address in a typed or pasted text: `Zoe Roy <zoe@garage.example>`, `mailto:zoe@garage.example` or `zoe@garage.example;`. */
export function cleanEmail(text: string): string {
  const seen = text.replaceAll(NOT_IN_EMAIL, '').replaceAll('’', "'").normalize('NFKC');
  const [, name = '', inner = ''] = /^([^<>]*)<([^<>]*)>[^\p{L}\p{N}]*$/u.exec(seen) ?? [];
  const address = withoutEdges(inner);
  // Of two different addresses it is not known which is meant.
  const isName = !name.includes('@') || name.toLowerCase().includes(address.toLowerCase());
  return address !== '' && isName ? address : withoutEdges(seen);
}

/** Without quotation marks, brackets and `mailto:` before an address, and without any punctuation behind it but an @. */
function withoutEdges(text: string): string {
  return text
    .replace(/^[\s"'“„‘«‹<([]+/, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(/\s?@\s?/, '@')
    .replace(/(?:(?!@)[\s\p{P}<>])+$/u, '');
}

/**
 * A typed e-mail address as it is stored: clean, with its domain in ASCII. `zoe@garçon.example` becomes
 * `zoe@xn--garon-0ra.example`. One that cannot be written so is stored as typed, which the database refuses.
 */
export function normalizeEmail(text: string): string {
  const address = cleanEmail(text);
  const [, name, domain] = /^(.*@)(.*[^ -~].*)$/.exec(address) ?? [];
  if (domain === undefined) return address;
  try {
    const { href, hostname } = new URL(`https://${domain}/`);
    // Otherwise a part of the domain was taken for a path or a port.
    return href === `https://${hostname}/` ? name + hostname : address;
  } catch {
    return address;
  }
}

/** A typed phone number on one line; full-width digits become usual ones. No format is asked for. */
export function normalizePhone(text: string): string {
  return normalizeLine(text.normalize('NFKC'));
}

/**
 * A Canadian postal code in its usual form: `m5v2t6`, `M5V-2T6` and `Ｍ５Ｖ ２Ｔ６.` become `M5V 2T6`. Any other text is a line
 * as typed, because the form asks for no format.
 */
export function normalizePostalCode(text: string): string {
  const usual = text.normalize('NFKC');
  const compact = usual.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const [, area, unit] = CANADIAN_POSTAL_CODE.exec(compact) ?? [];
  return area === undefined ? normalizeLine(usual) : `${area} ${unit}`;
}
