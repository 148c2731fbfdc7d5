const EMBEDDED_BACKEND = import.meta.env.SSR ? '' : location.origin;

/** The site's settings, which scripts/shared/settings-schema.ts has validated. The embedded backend is at the page's own origin. */
export const settings = { ...__SETTINGS__, supabaseUrl: __SETTINGS__.supabaseUrl || EMBEDDED_BACKEND };
