/** Most octets the columns take (supabase/migrations). A longer text would have the whole row refused. */
export const EVENT_TEXT_LIMITS = { userAgent: 512, referrer: 512, pageUrl: 1024 } as const;
export const DRIVER_TEXT_LIMITS = { userAgent: 200, referrer: 200 } as const;

/** The only parameters of a page's address that are stored. */
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Canada Post uses no D, F, I, O, Q or U, and no W or Z as the first letter. */
const CANADIAN_POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Control characters and line ends, which the database refuses. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Overrides of the text's direction, which the database refuses. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A typed text, trimmed and on one line. */
export function storedLine(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(BREAKS, ' ').trim();
}

/** A typed e-mail address, trimmed and in one spelling: full-width letters become the usual ones. */
export function storedAddress(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Cuts a text to a number of octets, never through a character. */
function shorten(text: string, limit: number): string {
  const octets = new TextEncoder().encode(text);
  // A decoder that expects more leaves an incomplete character out.
  return octets.length <= limit ? text : new TextDecoder().decode(octets.slice(0, limit), { stream: true });
}

/** The browser's user agent. Some browsers send none, and the column is never blank. */
export function storedUserAgent(text: string, limit: number): string {
  return shorten(text.trim(), limit) || 'unknown';
}

/** The address of a page without fragment and query, except for campaign parameters. */
export function storedPageUrl(text: string): string {
  const url = new URL(text);
  const kept = new URLSearchParams();
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  // Safari has neither URLSearchParams.size nor URL.canParse before version 17.
  const query = kept.toString();
  return shorten(originAndPath(url) + (query && `?${query}`), EVENT_TEXT_LIMITS.pageUrl);
}

/** Origin and path of `document.referrer`; null when it is empty or not an address. */
export function storedReferrer(text: string, limit: number): string | null {
  try {
    return shorten(originAndPath(new URL(text)), limit);
  } catch {
    return null;
  }
}

/** `URL.origin` is "null" for schemes such as `android-app:`, which send visitors too. */
function originAndPath({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

/**
 * A Canadian postal code in its usual form: `m5v2t6` and `M5V-2T6` become `M5V 2T6`. Any other text is a line
 * as typed, because the form asks for no format.
 */
export function storedPostalCode(text: string): string {
  const compact = text.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  const [, area, unit] = CANADIAN_POSTAL_CODE.exec(compact) ?? [];
  return area === undefined ? storedLine(text) : `${area} ${unit}`;
}
