/** While prerendering nothing is sent, but the data client wants an address. */
const EMBEDDED_BACKEND = import.meta.env.SSR ? 'http://127.0.0.1' : location.origin;

/** The site's settings, which scripts/shared/settings-schema.ts has validated. The embedded backend is at the page's own origin. */
export const settings = { ...__SETTINGS__, supabaseUrl: __SETTINGS__.supabaseUrl || EMBEDDED_BACKEND };
