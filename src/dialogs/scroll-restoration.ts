import { readDialogFromUrl } from './dialog-url';

const setToAuto = () => {
  window.history.scrollRestoration = 'auto';
};

/** Call when a dialog opens: going back from it must not scroll the page. A reload still restores the scroll position. */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', setToAuto);
}

/**
 * Call on every `popstate`: after the history has left a dialog, the browser may restore scroll positions again. Waits for
 * the next task, so that leaving the dialog does not scroll the page.
 */
export const enableScrollRestoration = () => setTimeout(() => readDialogFromUrl() === null && setToAuto());
