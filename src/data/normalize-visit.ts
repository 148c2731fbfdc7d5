/** The maximum length of each column, in bytes (supabase/migrations). The database rejects a row with a longer value. */
export const MAX_BYTES = { userAgent: 200, referrer: 160, pageUrl: 320 } as const;
/**
 * The maximum length of an event's data as JSON, in bytes. As jsonb, the data takes up to nine more bytes; the column allows
 * 160.
 */
const MAX_DATA_BYTES = 150;

/** The only query parameters of a page URL that are stored. */
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Returns the user agent in ASCII, or `unknown` if the browser sends none, because the column must not be blank. */
export function normalizeUserAgent(text: string): string {
  return (
    text
      .trim()
      .replaceAll(/[^ -~]/g, '?')
      .slice(0, MAX_BYTES.userAgent) || 'unknown'
  );
}

/**
 * Removes the fragment and the query from a page URL, but keeps as many campaign parameters as fit. Also reads parameters
 * after the fragment, where mail programs append them: `#waitlist?utm_source=card`.
 */
export function normalizePageUrl(text: string): string {
  const url = new URL(text);
  // `URL` encodes everything in ASCII, so the length is the number of bytes.
  let page = joinOriginAndPath(url).slice(0, MAX_BYTES.pageUrl);
  const appended = new URLSearchParams(url.hash.replace(/^[^?&]*[?&]/, ''));
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = url.searchParams.get(name) ?? appended.get(name);
    if (value === null) continue;
    const longer = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
    if (longer.length <= MAX_BYTES.pageUrl) page = longer;
  }
  return page;
}

/** Returns the origin and path of `document.referrer`, or null if it is empty, not a URL, or on this site. */
export function normalizeReferrer(text: string): string | null {
  try {
    const url = new URL(text);
    // `location` exists only in a browser.
    if (url.origin === globalThis.location?.origin) return null;
    return joinOriginAndPath(url).slice(0, MAX_BYTES.referrer);
  } catch {
    return null;
  }
}

/** Returns an event's data, or null if a long email domain makes it too long. */
export function normalizeEventData<Data>(data: Data): Data | null {
  return JSON.stringify(data).length <= MAX_DATA_BYTES ? data : null;
}

/**
 * Returns the origin and the path of a URL. Does not use `URL.origin`, because it is "null" for referrers such as
 * `android-app://...`.
 */
function joinOriginAndPath({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}
