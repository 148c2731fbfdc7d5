/** What belongs to a control: with its label, its message and what is offered for it. */
const wholeOf = (control: Element) => control.closest('[data-slot="field"]') ?? control;

/** A dialog's form, with what scrolls it and the buttons at its end. */
interface Parts {
  body: HTMLElement;
  footer: HTMLElement;
}

/**
 * Scrolls so far that an element is clear of the buttons, which lie over what scrolls; where they leave no room for it, they
 * scroll with it.
 */
function reveal(element: Element, { body, footer }: Parts): void {
  const isOver = () => getComputedStyle(footer).position === 'sticky';
  if (footer.contains(element) && isOver()) return;
  const whole = wholeOf(element);
  const needed = whole.getBoundingClientRect().height + footer.offsetHeight;
  footer.style.position = needed > body.clientHeight ? 'static' : '';
  body.style.scrollPaddingBottom = isOver() ? `${footer.offsetHeight}px` : '';
  // The control last: of a field that is higher than its room, it is what has to be seen.
  for (const part of [whole, element]) part.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps in sight what the visitor is at: the field that has the focus, whatever moved it there, and what was said last. It
 * looks again whenever something takes room or gives it back: a message, a toast, the buttons, a keyboard.
 */
export function createSight() {
  let look = () => {};
  let said: Element | null = null;

  /** For the `ref` of a dialog's form. */
  function watch(form: HTMLFormElement) {
    const dialog = form.closest<HTMLElement>('[role="dialog"]');
    const body = form.closest<HTMLElement>('[data-slot="dialog-body"]');
    const footer = form.querySelector<HTMLElement>('[data-slot="dialog-footer"]');
    if (dialog === null || body === null || footer === null) return undefined;
    look = () => {
      const { activeElement } = document;
      if (said?.isConnected) reveal(said, { body, footer });
      if (activeElement !== dialog && dialog.contains(activeElement))
        reveal(activeElement ?? form, { body, footer });
    };
    const observer = new ResizeObserver(() => look());
    for (const part of [body, form, footer]) observer.observe(part);
    dialog.addEventListener('focusin', look);
    return () => {
      observer.disconnect();
      dialog.removeEventListener('focusin', look);
      look = () => {};
    };
  }

  /** Shows a control or a message of which something has just been said; null once that is past. */
  function showSaid(element: Element | null): void {
    said = element;
    look();
  }

  return { watch, showSaid };
}
