/** Replaces placeholders of a content text: `fillIn('+{amount}', { amount: '$33' })` is `+$33`. Unknown ones stay. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
