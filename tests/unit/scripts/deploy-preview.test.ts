import { expect, it } from 'vitest';
import { isPreview, previewSettings } from '../../../scripts/deploy-preview.ts';
import { parseSettings } from '../../../src/lib/settings-schema.ts';

const LIVE = { VITE_SUPABASE_URL: 'https://live.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_live' };

const PREVIEWS: [host: string, env: Record<string, string>][] = [
  ['Netlify, of a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ['Netlify, of a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }],
  ['Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new-hero' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-hero' }],
  ['Cloudflare, of main', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'preview' }],
  ['an unknown host', { CI: 'true' }],
];

const LIVE_BUILDS: [where: string, env: Record<string, string>][] = [
  ['this computer', {}],
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  ['Cloudflare, of live', { CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'production' }],
  ['an unknown host that says so', { CI: 'true', LIVE_BUILD: 'true' }],
];

it.each(PREVIEWS)('a preview on %s never gets the live project, but can have its own', (_host, env) => {
  expect(isPreview(env)).toBe(true);
  const settings = parseSettings({ ...LIVE, ...previewSettings({ ...LIVE, ...env }) });
  expect(settings.supabaseUrl).toBe('https://preview.invalid');
  expect(settings.supabaseAnonKey).not.toContain('live');
  const own = { PREVIEW_SUPABASE_URL: 'https://x.test', PREVIEW_SUPABASE_ANON_KEY: 'sb_publishable_x' };
  expect(previewSettings({ ...LIVE, ...env, ...own })).toEqual({
    VITE_SUPABASE_URL: 'https://x.test',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  });
});

it.each(LIVE_BUILDS)('a live build on %s keeps its settings', (_where, env) => {
  expect(isPreview(env)).toBe(false);
  expect(previewSettings({ ...LIVE, ...env })).toEqual({});
});
