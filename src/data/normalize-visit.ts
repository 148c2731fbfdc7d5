/* What a browser says of a visit, as it is stored. */

/** Most bytes the columns take (supabase/migrations). A longer text would have the whole row refused. */
export const MAX_BYTES = { userAgent: 200, referrer: 160, pageUrl: 320 } as const;
/** Of an event's data as JSON; the database keeps up to nine bytes more with a value. */
const MAX_DATA_BYTES = 150;

/** The only parameters of a page's address that are stored. */
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The browser's user agent in ASCII. Some browsers send none, and the column is never blank. */
export function normalizeUserAgent(text: string): string {
  return (
    text
      .trim()
      .replaceAll(/[^ -~]/g, '?')
      .slice(0, MAX_BYTES.userAgent) || 'unknown'
  );
}

/**
 * The address of a page without fragment and query, except for the campaign parameters for which there is room. Mail programs
 * append them behind a fragment too: `#waitlist?utm_source=card`.
 */
export function normalizePageUrl(text: string): string {
  const url = new URL(text);
  // A URL is ASCII.
  let page = originAndPath(url).slice(0, MAX_BYTES.pageUrl);
  const appended = new URLSearchParams(url.hash.replace(/^[^?&]*[?&]/, ''));
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = url.searchParams.get(name) ?? appended.get(name);
    if (value === null) continue;
    const longer = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
    if (longer.length <= MAX_BYTES.pageUrl) page = longer;
  }
  return page;
}

/** Origin and path of `document.referrer`; null when it is empty, not an address, or of this site. */
export function normalizeReferrer(text: string): string | null {
  try {
    const url = new URL(text);
    // Outside a browser there is no location.
    if (url.origin === globalThis.location?.origin) return null;
    return originAndPath(url).slice(0, MAX_BYTES.referrer);
  } catch {
    return null;
  }
}

/** Data of an event; null when it is too long, which only the domain of an e-mail address can be. */
export function normalizeEventData<Data>(data: Data): Data | null {
  return JSON.stringify(data).length <= MAX_DATA_BYTES ? data : null;
}

/** `URL.origin` is "null" for schemes such as `android-app:`, which send visitors too. */
function originAndPath({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}
