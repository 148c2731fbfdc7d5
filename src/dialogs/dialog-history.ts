import { type DialogName, readDialogFromUrl, syncDialogFromUrl } from './dialog-url';
import { disableScrollRestoration, enableScrollRestoration } from './scroll-restoration';

/** Whether the browser is going back from the history entry of a closed dialog. */
let isGoingBack = false;
/** The dialog to open as soon as the browser has gone back, or null. */
let dialogToOpen: DialogName | null = null;

/** Runs after each step through the history, whether the page or the visitor caused it. */
function handlePopState(): void {
  isGoingBack = false;
  syncDialogFromUrl();
  enableScrollRestoration();
  if (dialogToOpen !== null) enterDialog(dialogToOpen);
}

/** Starts following the URL. Repeated calls are safe, because the listener is added only once and never removed. */
export function followHistory(): void {
  syncDialogFromUrl();
  window.addEventListener('popstate', handlePopState);
}

/**
 * Puts the name of a dialog into the URL, replacing any other. Adds a history entry only if the current entry is not for a
 * dialog.
 */
export function enterDialog(name: DialogName): void {
  const { history } = window;
  // A dialog that opens while the browser is going back would be closed again, so `handlePopState` opens it afterward.
  dialogToOpen = isGoingBack ? name : null;
  const before = readDialogFromUrl();
  if (isGoingBack || before === name) return;
  if (before !== null || history.state?.dialog) history.replaceState(history.state, '', `#${name}`);
  else {
    disableScrollRestoration();
    history.pushState({ dialog: true }, '', `#${name}`);
  }
  syncDialogFromUrl();
}

/** Removes the dialog from the URL and leaves its history entry by going back. */
export function leaveDialog(): void {
  const { history, location } = window;
  if (readDialogFromUrl() === null) return;
  // Changes the URL at once, because the browser goes back only later. Otherwise, a second Escape in the meantime would go
  // back another step and leave the page. Uses the full URL, because some hosts also serve the page at `//`, which the
  // browser would read as the beginning of a host name.
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  syncDialogFromUrl();
  isGoingBack = Boolean(history.state?.dialog);
  if (isGoingBack) history.back();
}
