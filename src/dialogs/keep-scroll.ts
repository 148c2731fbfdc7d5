import { nameInAddress } from './dialog-address';

const restoreScroll = () => {
  window.history.scrollRestoration = 'auto';
};

/**
 * Call when a dialog opens: going back from it must not scroll the page. Reloading the page still restores its scroll
 * position.
 */
export function keepScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', restoreScroll);
}

/**
 * Call on every `popstate`: once the history has left a dialog, the browser may restore scroll positions again. Waits
 * for the next task, so that the step that left the dialog does not scroll the page.
 */
export const releaseScroll = () => setTimeout(() => nameInAddress() === null && restoreScroll());
