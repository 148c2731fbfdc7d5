import { type DialogName, nameInAddress, readAddress } from './dialog-address';
import { keepScroll, releaseScroll } from './keep-scroll';

/** `isGoingBack` is true while the history goes back from a closed dialog; `next` is the dialog to open after that. */
let isGoingBack = false;
let next: DialogName | null = null;

function arrive(): void {
  isGoingBack = false;
  readAddress();
  releaseScroll();
  if (next !== null) enterDialog(next);
}

/** Starts following the URL. It may be called repeatedly: the listener is added once, and never removed. */
export function followHistory(): void {
  readAddress();
  window.addEventListener('popstate', arrive);
}

/**
 * Puts a dialog into the URL, replacing any other. Adds a history entry unless the current one is already for a dialog.
 */
export function enterDialog(name: DialogName): void {
  const { history } = window;
  // Going back would close the dialog, so it is opened afterwards.
  next = isGoingBack ? name : null;
  const before = nameInAddress();
  if (isGoingBack || before === name) return;
  if (before !== null || history.state?.dialog) history.replaceState(history.state, '', `#${name}`);
  else {
    keepScroll();
    history.pushState({ dialog: true }, '', `#${name}`);
  }
  readAddress();
}

/** Removes the dialog from the URL, and leaves its history entry by going back. */
export function leaveDialog(): void {
  const { history, location } = window;
  if (nameInAddress() === null) return;
  // Changes the URL at once: going back takes a moment, during which a second Escape would leave the page. Uses the
  // full URL, because some hosts also serve the page at `//`, and a path that begins with `//` is read as a host name.
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  readAddress();
  isGoingBack = Boolean(history.state?.dialog);
  if (isGoingBack) history.back();
}
