/** The control that opened the dialog. If the dialog replaced another one, the control that opened the earlier dialog. */
let opener: Element | null = null;

/**
 * Stores the focused control. Call this function when a dialog opens, before the dialog takes the focus. If the dialog
 * replaces another one, the opener of the earlier dialog stays stored.
 */
export function rememberOpener(): void {
  const focused = document.activeElement;
  if (focused !== document.body && !focused?.closest('[role="dialog"]')) opener = focused;
}

/** Returns the focus to the opener when the last dialog closes, or to `<main>` if the opener is gone or disabled. */
export function returnFocus(event: Event): void {
  event.preventDefault();
  if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
  for (const target of [opener, document.querySelector('main')]) {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}
