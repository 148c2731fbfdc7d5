/** Postal codes never contain D, F, I, O, Q or U and never begin with W or Z. */
const CANADIAN_POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Control characters and line breaks, which the database rejects. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Invisible characters that people paste without noticing. The database rejects the characters that override the text
 * direction.
 */
const INVISIBLE = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Characters that no email address contains: invisible characters and no-break spaces. */
const NOT_IN_EMAIL = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u00a0\u2007\u202f]+/gu;

/** Matches a visible character. The database's not-blank checks use the same classes of characters. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether text is empty after trimming, or contains only invisible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Puts typed text on one line, without invisible characters, and trims it. */
export function normalizeLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(BREAKS, ' ').trim();
}

/**
 * Returns the email address in typed or pasted text, such as `Zoe Roy <zoe@garage.example>`, `mailto:zoe@garage.example` or
 * `zoe@garage.example;`.
 */
export function cleanEmail(text: string): string {
  const visible = text.replaceAll(NOT_IN_EMAIL, '').replaceAll('’', "'").normalize('NFKC');
  const [, name = '', inner = ''] = /^([^<>]*)<([^<>]*)>[^\p{L}\p{N}]*$/u.exec(visible) ?? [];
  const email = trimEmail(inner);
  // If the name is another email address, it is unclear which one the visitor means. In that case, the function returns the
  // whole text, and the form rejects it.
  const isName = !name.includes('@') || name.toLowerCase().includes(email.toLowerCase());
  return email !== '' && isName ? email : trimEmail(visible);
}

/**
 * Removes quotation marks, brackets and `mailto:` before an email address, punctuation after it (except for an @), and
 * spaces around its @.
 */
function trimEmail(text: string): string {
  return text
    .replace(/^[\s"'“„‘«‹<([]+/, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(/\s?@\s?/, '@')
    .replace(/(?:(?!@)[\s\p{P}<>])+$/u, '');
}

/**
 * Normalizes a typed email address for storage, with its domain in ASCII: `zoe@garçon.example` becomes
 * `zoe@xn--garon-0ra.example`. If the domain cannot be converted, it is left as typed, and the database rejects the address.
 */
export function normalizeEmail(text: string): string {
  const email = cleanEmail(text);
  const [, name, domain] = /^(.*@)(.*[^ -~].*)$/.exec(email) ?? [];
  if (domain === undefined) return email;
  try {
    const { href, hostname } = new URL(`https://${domain}/`);
    // If the URL has more than a host, a part of the domain was parsed as a path or a port.
    return href === `https://${hostname}/` ? name + hostname : email;
  } catch {
    return email;
  }
}

/** Puts a typed phone number on one line and converts full-width digits. The form accepts any format. */
export function normalizePhone(text: string): string {
  return normalizeLine(text.normalize('NFKC'));
}

/**
 * Formats a Canadian postal code: `m5v2t6`, `M5V-2T6` and `Ｍ５Ｖ ２Ｔ６.` become `M5V 2T6`. Other text is only put on one line,
 * because the form accepts any format.
 */
export function normalizePostalCode(text: string): string {
  const normalized = text.normalize('NFKC');
  const lettersAndDigits = normalized.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const [, firstHalf, secondHalf] = CANADIAN_POSTAL_CODE.exec(lettersAndDigits) ?? [];
  return firstHalf === undefined ? normalizeLine(normalized) : `${firstHalf} ${secondHalf}`;
}
