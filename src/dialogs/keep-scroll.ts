import { nameInAddress } from './dialog-address';

const restoreScroll = () => {
  window.history.scrollRestoration = 'auto';
};

/** For a dialog that opens: going back from it must not move the page. Reloading it may. */
export function keepScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', restoreScroll);
}

/** For each step through the history: where it led from a dialog, and has not moved the page, other steps may. */
export const releaseScroll = () => setTimeout(() => nameInAddress() === null && restoreScroll());
