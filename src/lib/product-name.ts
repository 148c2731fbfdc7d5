import { settings } from './settings';

/** Puts the configured product name where a text of `src/content` says `{product}` (Decisions, Names and settings). */
export function withProduct(text: string): string {
  return text.replaceAll('{product}', () => settings.productName);
}
