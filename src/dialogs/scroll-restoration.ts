import { readDialogFromUrl } from './dialog-url';

const setToAuto = () => {
  window.history.scrollRestoration = 'auto';
};

/**
 * Turns off the browser's scroll restoration when a dialog opens, because going back from the dialog must not scroll the
 * page. When the visitor leaves the page, turns it on again, so that a reload restores the scroll position.
 */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', setToAuto);
}

/**
 * Turns the browser's scroll restoration back on if the URL names no dialog. This function must be called on every
 * `popstate`. Waits for the next task, so that the history step that leaves the dialog does not scroll the page.
 */
export const enableScrollRestoration = () => setTimeout(() => readDialogFromUrl() === null && setToAuto());
