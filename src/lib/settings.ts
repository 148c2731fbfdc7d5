/**
 * The URL of the embedded backend. In a browser, it is the origin of the page. Prerendering sends nothing, but the data
 * client requires a URL.
 */
const EMBEDDED_BACKEND = import.meta.env.SSR ? 'http://127.0.0.1' : location.origin;

/**
 * The settings of the site, validated by scripts/shared/settings-schema.ts. Without a project, `supabaseUrl` is the URL of
 * the embedded backend.
 */
export const settings = { ...__SETTINGS__, supabaseUrl: __SETTINGS__.supabaseUrl || EMBEDDED_BACKEND };
