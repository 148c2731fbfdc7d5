/**
 * Whether a key press belongs to an input method that is composing a word. In Safari, the key that ends the composition
 * arrives afterwards, with key code 229.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
