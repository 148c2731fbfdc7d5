import { fillIn } from './fill-in';

/** The site's settings, which scripts/settings.ts has validated. */
export const settings = __SETTINGS__;

/** Replaces `{product}` in a content text by the configured product name. */
export function withProduct(text: string): string {
  return fillIn(text, { product: settings.productName });
}
