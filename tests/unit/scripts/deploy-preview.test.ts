import { expect, it } from 'vitest';
import { previewSettings } from '../../../scripts/deploy-preview.ts';
import { parseSettings } from '../../../src/lib/settings-schema.ts';

const LIVE = { VITE_SUPABASE_URL: 'https://live.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_live' };

it.each<[preview: boolean, host: string, env: Record<string, string>]>([
  [true, 'Netlify, of a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  [true, 'Netlify, of a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }],
  [false, 'Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
  [true, 'Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new-hero' }],
  [false, 'Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }],
  [true, 'Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-hero' }],
  [false, 'Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  [true, 'Cloudflare, of main', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' }],
  [false, 'Cloudflare, of live', { CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }],
  [true, 'Vercel', { VERCEL: '1', VERCEL_ENV: 'preview' }],
  [false, 'Vercel', { VERCEL: '1', VERCEL_ENV: 'production' }],
  [true, 'an unknown host', { CI: 'true' }],
  [false, 'an unknown host that says so', { CI: 'true', LIVE_BUILD: 'true' }],
  [false, 'this computer', {}],
])('it is %s that the build is a preview on %s', (preview, _host, env) => {
  expect(previewSettings({ ...LIVE, ...env }) !== null).toBe(preview);
});

it('a preview gets the project for previews or none, never the live one', () => {
  const env = { ...LIVE, CI: 'true' };
  const none = parseSettings({ ...env, ...previewSettings(env) });
  expect(none.supabaseUrl).toBe('https://preview.invalid');
  expect(none.supabaseAnonKey).not.toContain('live');
  const own = { PREVIEW_SUPABASE_URL: 'https://x.test', PREVIEW_SUPABASE_ANON_KEY: 'sb_publishable_x' };
  expect(previewSettings({ ...env, ...own })).toEqual({
    VITE_SUPABASE_URL: 'https://x.test',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  });
});
