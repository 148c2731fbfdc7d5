/** Replaces placeholders of a content text: `interpolate('+{amount}', { amount: '$33' })` is `+$33`. Unknown ones stay. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
