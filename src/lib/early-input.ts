/**
 * Applies a choice that the visitor made before hydration, because React fires no event for such a choice. Call it in the
 * `ref` of a radio button. The button needs `autoComplete="off"`, because browsers would otherwise also restore the choice
 * that was made before a reload.
 */
export function applyEarlyChoice(input: HTMLInputElement | null, checked: boolean, choose: () => void): void {
  if (input?.checked && !checked) choose();
}

/**
 * Applies text that the visitor typed before hydration, because React fires no event for such text. Call it in the `ref` of
 * a text field that renders `shown`. If the field still has the focus, `onTyping` receives the text. If the visitor has
 * already left the field, `onTyped` receives the text.
 */
export function applyEarlyText(
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
