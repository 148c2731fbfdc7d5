/*
 * Inside every page, before what it loads: asks once more for a stylesheet that did not come, and has the document's note
 * (scripts/build/document.tsx) shown when the page does not become complete.
 */

/** A slow phone on a slow line is hydrated sooner. Milliseconds. */
const PATIENCE_MS = 20_000;
/** Until the second request of a stylesheet: a connection that was lost for a moment is back. Milliseconds. */
const RETRY_MS = 1000;
/** Another address, since a browser may remember that the first has failed. */
const RETRY = '?retry';

// On the root, since the note may not have been parsed yet.
const mark = (attribute: string) => document.documentElement.setAttribute(attribute, '');

// Whatever the reason: a browser that is too old for the script, an error in it, a file that never comes.
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
