/* What was chosen or typed before hydration. React keeps it in the document without an event. */

/**
 * Adopts an early choice. For the `ref` of a radio button with `autoComplete="off"`: browsers would also restore what was
 * chosen before a reload.
 */
export function adoptEarlyChoice(input: HTMLInputElement | null, checked: boolean, choose: () => void): void {
  if (input?.checked && !checked) choose();
}

/**
 * Adopts an early text. For the `ref` of a text field that shows `shown`: `onTyping` gets the text of a field that still has
 * the focus, `onTyped` that of one that has been left.
 */
export function adoptEarlyText(
  input: HTMLInputElement | null,
  shown: string,
  { onTyping, onTyped }: Record<'onTyping' | 'onTyped', (text: string) => void>,
): void {
  if (input === null || input.value === shown) return;
  const early = input.value;
  if (input === document.activeElement) onTyping(early);
  else {
    input.value = shown;
    onTyped(early);
  }
}
