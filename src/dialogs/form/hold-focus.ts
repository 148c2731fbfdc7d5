/**
 * Moves focus to the dialog before its controls are disabled, which would move it to the page. Returns a function that
 * restores it unless the visitor has moved it since.
 */
export function holdFocus(form: HTMLFormElement): () => void {
  const held = document.activeElement;
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  dialog?.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    if (held instanceof HTMLElement && (now === dialog || now === document.body)) held.focus();
  };
}
