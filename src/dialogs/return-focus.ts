/** The control that opened the dialog, or the dialog that it replaced. */
let opener: Element | null = null;

/** Called before an opening dialog takes the focus; one that is replaced leaves it inside itself, or on the body. */
export function rememberOpener(): void {
  const focused = document.activeElement;
  if (focused !== document.body && !focused?.closest('[role="dialog"]')) opener = focused;
}

/** Gives the opener the focus when the last dialog closes; the main content where that is gone or disabled. */
export function returnFocus(event: Event): void {
  event.preventDefault();
  if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
  for (const target of [opener, document.querySelector('main')]) {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}
