/**
 * Applies a choice made before hydration, for which React fires no event. Call it in the `ref` of a radio button.
 * The button needs `autoComplete="off"`, because browsers would otherwise also restore the choice from before a reload.
 */
export function applyEarlyChoice(input: HTMLInputElement | null, checked: boolean, choose: () => void): void {
  if (input?.checked && !checked) choose();
}

/**
 * Applies text typed before hydration, for which React fires no event. Call it in the `ref` of a text field that renders
 * `shown`. `onTyping` receives the text if the field still has the focus, `onTyped` if the visitor has already left it.
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
