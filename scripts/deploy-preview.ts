import { PREVIEW_URL } from '../src/lib/settings-schema.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Whether a host builds this for a preview address. Cloudflare does not say which branch is the live one: `main`, or
 * what `PRODUCTION_BRANCH` says. A build service that is none of these hosts does not say what it builds, nor does Vercel
 * where its system variables are off: that is a live build only with `LIVE_BUILD=true`.
 */
function isPreview(env: Variables): boolean {
  if (env['NETLIFY'] === 'true') return env['CONTEXT'] !== 'production';
  if (env['VERCEL'] === '1') return env['VERCEL_ENV'] !== 'production';
  const liveBranch = env['PRODUCTION_BRANCH'] || 'main';
  if (env['WORKERS_CI'] === '1') return env['WORKERS_CI_BRANCH'] !== liveBranch;
  if (env['CF_PAGES'] === '1') return env['CF_PAGES_BRANCH'] !== liveBranch;
  return (env['CI'] ?? 'false') !== 'false' && env['LIVE_BUILD'] !== 'true';
}

/**
 * The variables to build a preview with, so that it never writes into the live tables: those of the project for
 * previews, or of none. Null when this is no preview.
 */
export function previewSettings(env: Variables) {
  if (!isPreview(env)) return null;
  return {
    VITE_SUPABASE_URL: env['PREVIEW_SUPABASE_URL'] || PREVIEW_URL,
    VITE_SUPABASE_ANON_KEY: env['PREVIEW_SUPABASE_ANON_KEY'] || 'sb_publishable_preview',
  };
}
