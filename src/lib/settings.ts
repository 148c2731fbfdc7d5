import { parseSettings, type Settings } from './env';

/** Nothing is sent while pages are prerendered, and the embedded backend's address exists only in a browser. */
const NO_BACKEND = { url: 'https://prerender.invalid', key: 'prerender' };

/**
 * The site's settings, read once when the page starts.
 * Each variable is written out in full because the build replaces exactly these expressions.
 * @throws Error at start-up naming every variable that is missing or wrong; the build of a built page has thrown it.
 */
export const settings: Settings = parseSettings({
  VITE_SUPABASE_URL: import.meta.env.SSR ? NO_BACKEND.url : import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.SSR ? NO_BACKEND.key : import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_PRODUCT_NAME: import.meta.env.VITE_PRODUCT_NAME,
  VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
  VITE_CONTACT_EMAIL: import.meta.env.VITE_CONTACT_EMAIL,
  VITE_LAUNCH_DATE: import.meta.env.VITE_LAUNCH_DATE,
  VITE_TERMS_URL: import.meta.env.VITE_TERMS_URL,
  VITE_PRIVACY_URL: import.meta.env.VITE_PRIVACY_URL,
});
