import { fillIn } from './fill-in';
import { parseSettings, type Settings } from './settings-schema';

/**
 * The site's settings, parsed once. Each variable is written out because the build replaces exactly these expressions.
 * Prerendering sends nothing, and the embedded backend's address exists only in a browser.
 * @throws Error on import, naming every variable that is missing or wrong (a built page has been validated by its build).
 */
export const settings: Settings = parseSettings({
  VITE_SUPABASE_URL: import.meta.env.SSR ? 'https://prerender.invalid' : import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.SSR
    ? 'sb_publishable_prerender'
    : import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
  VITE_CONTACT_EMAIL: import.meta.env.VITE_CONTACT_EMAIL,
  VITE_LAUNCH_DATE: import.meta.env.VITE_LAUNCH_DATE,
  VITE_TERMS_URL: import.meta.env.VITE_TERMS_URL,
  VITE_PRIVACY_URL: import.meta.env.VITE_PRIVACY_URL,
  VITE_MAILING_ADDRESS: import.meta.env.VITE_MAILING_ADDRESS,
  VITE_PRODUCT_NAME: import.meta.env.VITE_PRODUCT_NAME,
});

/** Replaces `{product}` in a content text by the configured product name. */
export function withProduct(text: string): string {
  return fillIn(text, { product: settings.productName });
}
