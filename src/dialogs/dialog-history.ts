import { type DialogName, nameInAddress, readAddress } from './dialog-address';
import { keepScroll, releaseScroll } from './keep-scroll';

/** Whether the history is on its way back from a dialog that was closed, and what is opened once it has arrived. */
let isGoingBack = false;
let next: DialogName | null = null;

function arrive(): void {
  isGoingBack = false;
  readAddress();
  releaseScroll();
  if (next !== null) enterDialog(next);
}

/** Follows the address from now on. It is the same listener each time, which stays. */
export function followHistory(): void {
  readAddress();
  window.addEventListener('popstate', arrive);
}

/** Names a dialog in the address in the place of any other, by an entry of the history. */
export function enterDialog(name: DialogName): void {
  const { history } = window;
  // The way back would close it.
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

/** Takes the dialog out of the address, and its entry out of the history. */
export function leaveDialog(): void {
  const { history, location } = window;
  if (nameInAddress() === null) return;
  // At once, since going back takes a moment, in which another Escape would leave the page.
  // Not the path alone: a host may answer `//` with the page, where a path is read as the name of a host.
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  readAddress();
  isGoingBack = Boolean(history.state?.dialog);
  if (isGoingBack) history.back();
}
