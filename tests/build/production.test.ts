import { dirname } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, inject, it, vi } from 'vitest';
import { escapeHtml } from '../../scripts/site-build/head-tags.tsx';
import { LEGAL_PAGES, NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, readBuilt, textOf } from './built-site.ts';

const scripts = builtFiles().filter((file) => file.endsWith('.js'));
const pages = builtFiles().filter((file) => file.endsWith('.html'));

/** Files in which a text occurs. */
const filesWith = (text: string | RegExp) =>
  builtFiles().filter((file) => {
    const content = readBuilt(file).toString('latin1');
    return typeof text === 'string' ? content.includes(text) : text.test(content);
  });

const resolve = () => resolveConfig({ logLevel: 'silent' }, 'build', 'production');

it('a build without settings ends before it begins, naming both', async () => {
  // Empty ones take precedence over those of a file.
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
  await expect(resolve()).rejects.toThrow(
    /VITE_SUPABASE_URL is missing\n +VITE_SUPABASE_ANON_KEY is missing/,
  );
});

it('a build ends before it begins when its policy keeps the page from its project', async () => {
  for (const [name, value] of Object.entries(NAMED_SITE)) vi.stubEnv(name, value);
  await expect(resolve()).resolves.toMatchObject({ mode: 'production' });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.garage.example');
  const line = "connect-src 'self' https://*.supabase.co https://api.garage.example";
  await expect(resolve()).rejects.toThrow(`vercel.json:\n  ${line}`);
});

it('a production build has the address of the configured project and of no other', () => {
  expect(filesWith(NAMED_SITE.VITE_SUPABASE_ANON_KEY)).not.toEqual([]);
  const projects = scripts.flatMap(
    (file) => textOf(file).match(/https:\/\/[\w-]+\.supabase\.(?:co|in)\b/g) ?? [],
  );
  expect(new Set(projects)).toEqual(new Set([NAMED_SITE.VITE_SUPABASE_URL]));
});

it.each([
  /sb_publishable_pitlane|supabase\/lite|supalite|supabase-lite|pglite/i,
  /\/_system|react-refresh|@vite\/client/,
])('a production build has nothing of development or of the embedded backend: %s', (trace) => {
  expect(filesWith(trace)).toEqual([]);
});

it('no page has an unfilled placeholder', () => {
  for (const page of pages) {
    expect(textOf(page)).not.toMatch(/\{[a-zA-Z]+\}|%[A-Z]{3,}%|undefined<|\[object /);
  }
});

it('the landing page has the rules of its first view inside, and links the stylesheet after it', () => {
  const html = textOf('index.html');
  const [firstView = '', rest = ''] = html.split(/<link rel="stylesheet"[^>]* data-deferred="">/);
  expect(firstView).toMatch(/<style>@font-face.*<h1.*See Your Savings/s);
  expect(firstView + rest).not.toContain('rel="stylesheet"');
  expect(rest).toContain('Why Choose');
  expect(html).toMatch(/<script type="module" fetchpriority="low"[^>]* src="\/assets\//);
  expect(textOf('404.html')).toMatch(/<link rel="stylesheet"[^>]*>.*<\/head>/s);
});

it.each(LEGAL_PAGES)('%s, made of its template, has the name and loads no script', (page) => {
  const html = textOf(page);
  expect(html).toContain(escapeHtml(NAMED_SITE.VITE_PRODUCT_NAME));
  expect(html).toMatch(/<link rel="stylesheet"[^>]*>.*<\/head>/s);
  expect(html).not.toMatch(/<script|modulepreload/);
});

it('no file has the path of its build, and there are no source maps', () => {
  expect(filesWith(dirname(inject('namedBuild')))).toEqual([]);
  expect(filesWith('sourceMappingURL')).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
});
