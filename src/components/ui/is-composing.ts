/**
 * Whether a key belongs to an input method, with which a word is being composed. Safari ends a composition before the key
 * that ends it, which has the code 229 then.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
