/**
 * The URL of the embedded backend, which is the origin of the page. Nothing is sent during prerendering, but the data
 * client requires a URL.
 */
const EMBEDDED_BACKEND = import.meta.env.SSR ? 'http://127.0.0.1' : location.origin;

/**
 * The settings of the site, validated by scripts/shared/settings-schema.ts. `supabaseUrl` is the URL of the project, or
 * of the embedded backend if the settings have none.
 */
export const settings = { ...__SETTINGS__, supabaseUrl: __SETTINGS__.supabaseUrl || EMBEDDED_BACKEND };
