/** The build mode that talks to the embedded backend: `vite build --mode embedded` is for browser tests. */
export const EMBEDDED_MODE = 'embedded';

/** Not a secret: what visitors send to a backend that only this computer reaches. */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/** Used in place of a project's address and key. */
export const EMBEDDED_SETTINGS = {
  VITE_SUPABASE_URL: 'http://localhost',
  VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
};

/**
 * What the page reads in their place: the backend answers on the page's own origin. The development server evaluates it
 * too, where there is no location.
 */
export const EMBEDDED_DEFINES = {
  'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
  'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(PUBLISHABLE_KEY),
};
