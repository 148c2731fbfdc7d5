/* This script is inlined into every page, before anything that the page loads. If a stylesheet fails to load, the script
 * requests it again. If the page stays incomplete, the script shows the note about an incomplete page, which
 * scripts/build/document.tsx adds to every page.
 */

/** The time to wait for hydration, in milliseconds. Even a slow phone on a slow connection needs less. */
const PATIENCE_MS = 20_000;
/** The delay in milliseconds before a stylesheet is requested again. A brief loss of connection is over by then. */
const RETRY_MS = 1000;
/** Makes the second URL different, because a browser may have cached the failure of the first. */
const RETRY = '?retry';

// Sets the attribute on `<html>`, because the parser may not have reached the note yet.
const mark = (attribute: string) => document.documentElement.setAttribute(attribute, '');

// Shows the note whatever the cause: a browser too old for the script, an error in the script, or a file that never arrives.
setTimeout(mark, PATIENCE_MS, 'data-late');

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') mark('data-failed');
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (target.href.endsWith(RETRY)) mark('data-failed');
    else setTimeout(() => target.setAttribute('href', target.href + RETRY), RETRY_MS);
  },
  true,
);
