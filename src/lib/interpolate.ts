/**
 * Replaces the placeholders in a string from src/content: `interpolate('+{amount}', { amount: '$33' })` returns `+$33`.
 * Leaves a placeholder without a value unchanged.
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
