/* This script is inlined into every page, before anything that the page loads. It requests a stylesheet again if the
 * stylesheet fails to load. It shows the note in the document (scripts/build/document.tsx) if the page stays incomplete.
 */

/** The time to wait for hydration, in milliseconds. Even a slow phone on a slow connection needs less. */
const PATIENCE_MS = 20_000;
/** The time before a stylesheet is requested again, in milliseconds. Long enough for a brief loss of connection. */
const RETRY_MS = 1000;
/** Makes the second URL different, because a browser may have cached the failure of the first. */
const RETRY = '?retry';

// Set on `<html>`, because the note may not have been parsed yet.
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
