/**
 * Whether a key press belongs to an input method that is composing a word. In Safari, the key that ends a composition
 * arrives after its end, with the key code 229.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
