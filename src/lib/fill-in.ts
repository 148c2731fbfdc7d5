/** Puts values where a text of `src/content` names them: `fillIn('+{amount}', { amount: '$33' })` is `+$33`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
