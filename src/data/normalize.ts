/** Most bytes the columns take (supabase/migrations). A longer text would have the whole row refused. */
export const TEXT_LIMITS = { userAgent: 200, referrer: 160, pageUrl: 320 } as const;
/** Of an event's data as JSON; the database keeps up to nine bytes more with a value. */
const DATA_LIMIT = 150;

/** The only parameters of a page's address that are stored. */
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Canada Post uses no D, F, I, O, Q or U, and no W or Z as the first letter. */
const CANADIAN_POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Control characters and line ends, which the database refuses. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Overrides of the text's direction, which the database refuses, and what is pasted with a text but never seen. */
const UNSEEN = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** What no e-mail address has: characters that are not seen, and spaces that do not break. */
const NOT_IN_EMAIL = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u00a0\u2007\u202f]+/gu;

/** A typed text, trimmed and on one line. */
export function normalizeLine(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(BREAKS, ' ').trim();
}

/** The address in a typed or pasted text: `Zoe Roy <zoe@garage.example>`, `mailto:zoe@garage.example` or `zoe@garage.example;`. */
export function cleanEmail(text: string): string {
  const seen = text.replaceAll(NOT_IN_EMAIL, '');
  const [, name = '', inner = ''] = /^([^<>]*)<([^<>]*)>[^\p{L}\p{N}]*$/u.exec(seen) ?? [];
  const address = withoutEdges(inner);
  // Of two different addresses it is not known which is meant.
  const isName = !name.includes('@') || name.toLowerCase().includes(address.toLowerCase());
  return address !== '' && isName ? address : withoutEdges(seen);
}

/** Without quotation marks, brackets and `mailto:` before an address, and without any punctuation behind it. */
function withoutEdges(text: string): string {
  return (
    text
      .replace(/^[\s"'“„‘«‹<([]+/, '')
      .replace(/^mailto:([^?]*).*$/is, '$1')
      .replace(/\s?@\s?/, '@')
      // The lookbehind keeps a long run of punctuation from being searched from each of its characters.
      .replace(/(?<![\s\p{P}<>])[\s\p{P}<>]+$/u, '')
  );
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

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Cuts a text to a number of bytes, never through a character. */
function shorten(text: string, limit: number): string {
  const bytes = bytesOf(text);
  // A decoder that expects more leaves an incomplete character out.
  return bytes.length <= limit ? text : new TextDecoder().decode(bytes.slice(0, limit), { stream: true });
}

/** The browser's user agent. Some browsers send none, and the column is never blank. */
export function normalizeUserAgent(text: string): string {
  return shorten(text.trim(), TEXT_LIMITS.userAgent) || 'unknown';
}

/**
 * The address of a page without fragment and query, except for the campaign parameters for which there is room. Mail programs
 * append them behind a fragment too: `#waitlist?utm_source=card`.
 */
export function normalizePageUrl(text: string): string {
  const url = new URL(text);
  let page = shorten(originAndPath(url), TEXT_LIMITS.pageUrl);
  const appended = new URLSearchParams(url.hash.replace(/^[^?&]*[?&]/, ''));
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = url.searchParams.get(name) ?? appended.get(name);
    if (value === null) continue;
    const longer = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
    // A URL is ASCII.
    if (longer.length <= TEXT_LIMITS.pageUrl) page = longer;
  }
  return page;
}

/** Origin and path of `document.referrer`; null when it is empty, not an address, or of this site. */
export function normalizeReferrer(text: string): string | null {
  try {
    const url = new URL(text);
    // Outside a browser there is no location.
    if (url.origin === globalThis.location?.origin) return null;
    return shorten(originAndPath(url), TEXT_LIMITS.referrer);
  } catch {
    return null;
  }
}

/** Data of an event; null when it is too long, which only the domain of an e-mail address can be. */
export function normalizeEventData<Data>(data: Data): Data | null {
  return bytesOf(JSON.stringify(data)).length <= DATA_LIMIT ? data : null;
}

/** `URL.origin` is "null" for schemes such as `android-app:`, which send visitors too. */
function originAndPath({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

/**
 * A Canadian postal code in its usual form: `m5v2t6` and `M5V-2T6` become `M5V 2T6`. Any other text is a line
 * as typed, because the form asks for no format.
 */
export function normalizePostalCode(text: string): string {
  const compact = text.replaceAll(/[\s\p{Cf}\u2010-\u2015-]/gu, '').toUpperCase();
  const [, area, unit] = CANADIAN_POSTAL_CODE.exec(compact) ?? [];
  return area === undefined ? normalizeLine(text) : `${area} ${unit}`;
}
