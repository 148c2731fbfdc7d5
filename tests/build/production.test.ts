// @vitest-environment jsdom
import { join, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { escapeHtml } from '../../scripts/build/document';
import { DEFAULTS } from '../../scripts/shared/settings';
import { hero } from '../../src/content/en/hero';
import { heroPrices } from '../../src/content/en/hero-prices';
import { siteFooter, topBar } from '../../src/content/en/site';
import { LEGAL_PAGES, NAMED_SITE } from '../setup/named-build';
import { builtFiles, builtPage, named, readBuilt, textOf } from './built-site';

const NAME = NAMED_SITE.VITE_PRODUCT_NAME;

const scripts = builtFiles().filter((file) => file.endsWith('.js'));

/** Returns the files whose path or content contains a string or matches a pattern. */
const filesWith = (trace: string | RegExp) =>
  builtFiles().filter((file) => {
    const text = file + readBuilt(file).toString('latin1');
    return typeof trace === 'string' ? text.includes(trace) : trace.test(text);
  });

it('a build fails before it begins if the two Supabase settings are missing', async () => {
  // The copy of the project has no settings file.
  const checkout = process.cwd();
  process.chdir(join(inject('namedBuild'), '..'));
  onTestFinished(() => process.chdir(checkout));
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
  await expect(resolveConfig({ logLevel: 'silent' }, 'build', 'production')).rejects.toThrow(
    /VITE_SUPABASE_URL is missing\n +VITE_SUPABASE_ANON_KEY is missing/,
  );
});

it('a build fails in a folder that Vite cannot serve', async () => {
  const config = { root: '/garage #1', configFile: resolve('vite.config.ts') };
  await expect(resolveConfig(config, 'build', 'embedded')).rejects.toThrow('Rename this folder');
});

it('a production build contains no project URL other than the configured one', () => {
  expect(filesWith(NAMED_SITE.VITE_SUPABASE_ANON_KEY)).not.toEqual([]);
  const projects = scripts.flatMap(
    (file) => textOf(file).match(/https:\/\/[\w-]+\.supabase\.(?:co|in)\b/g) ?? [],
  );
  expect(new Set(projects)).toEqual(new Set([NAMED_SITE.VITE_SUPABASE_URL]));
});

it.each([
  ['the default name', new RegExp(DEFAULTS.productName, 'i')],
  ['the embedded backend', /sb_publishable_pitlane|supabase\/lite|supalite|supabase-lite|pglite/i],
  ['code for development', /\/_system|react-refresh|@vite\/client|React DevTools/],
  ['a source map', 'sourceMappingURL'],
  ['the path of its build', resolve(inject('namedBuild'), '../..')],
])('no file in a production build contains %s', (_, trace) => {
  expect(filesWith(trace)).toEqual([]);
});

it('a build publishes no files that systems, editors or earlier builds left behind', () => {
  const left = builtFiles().filter((file) => textOf(file) === 'left here');
  expect(left.sort()).toEqual(['.well-known/security.txt', 'photos/garage.txt']);
});

it('pages and scripts contain the unchanged product name', () => {
  const page = builtPage('index.html');
  expect(page.body.textContent).toContain(named(heroPrices.product));
  const mail = page.querySelector('footer a[href^="mailto:"]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain(named(siteFooter.contactSubject));
  const home = builtPage('404.html').querySelector('a[href="/"]');
  expect(home?.getAttribute('aria-label')).toBe(named(topBar.backHome));
  // The bundler may put the name in quotes or in backticks.
  const spellings = [JSON.stringify(NAME), `\`${NAME}\``, `'${NAME}'`];
  expect(spellings.flatMap(filesWith).some((file) => scripts.includes(file))).toBe(true);
});

it.each(builtFiles().filter((file) => file.endsWith('.html')))('%s contains no placeholder', (page) => {
  expect(textOf(page)).not.toMatch(/\{[a-zA-Z]+\}|%[A-Z]{3,}%|undefined<|\[object /);
});

it('the landing page inlines the CSS of its first view and links the whole stylesheet after the first view', () => {
  const html = textOf('index.html');
  const [firstView = '', rest = ''] = html.split(
    /<link rel="stylesheet" href="\/assets\/[^>]* data-deferred=""\/?>/,
  );
  expect(firstView).toMatch(/<style>@font-face.*<h1/s);
  expect(firstView).toContain(escapeHtml(hero.seeSavings));
  expect(firstView + rest).not.toContain('rel="stylesheet"');
  expect(rest).toContain(escapeHtml(siteFooter.contact));
});

it.each(['404.html', ...LEGAL_PAGES])('the page %s links its stylesheet in the head', (page) => {
  expect(textOf(page)).toMatch(/<link rel="stylesheet"[^>]*>.*<\/head>/s);
});

it.each(LEGAL_PAGES)('the page %s contains the product name', (page) => {
  expect(textOf(page)).toContain(escapeHtml(NAME));
});

it.each(LEGAL_PAGES)('the page %s loads no script', (page) => {
  expect(textOf(page)).not.toMatch(/<script|modulepreload/);
});
