/** What the columns take, in characters (supabase/migrations). A longer text would have the whole row refused. */
export const TEXT_LIMITS = { userAgent: 1024, url: 2048 } as const;

/** The beginning of a text, cut by code points as Postgres counts, so that no half of a surrogate pair is left. */
function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('');
}

/** The browser's name for itself. Some send none, and the column is never blank. */
export function storedUserAgent(text: string): string {
  return shorten(text.trim(), TEXT_LIMITS.userAgent) || 'unknown';
}

/** An address of a page; beyond the limit there is nothing but query. */
export function storedUrl(text: string): string {
  return shorten(text.trim(), TEXT_LIMITS.url);
}

/** `document.referrer` is an empty text when the browser does not say; the column is null then. */
export function storedReferrer(text: string | null): string | null {
  return storedUrl(text ?? '') || null;
}
