import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { hostSite, serve, staticHost } from '../../scripts/build/static-host';
import { HEADER_RULES, headersOf } from '../../scripts/shared/headers';
import { LANGUAGES } from '../../src/lib/languages';
import vercel from '../../vercel.json' with { type: 'json' };
import { temporaryFolder } from '../setup/temporary-folder';
import { builtFiles, textOf } from './built-site';

const assets = builtFiles().filter((file) => file.startsWith('assets/'));
const PATHS = LANGUAGES.map(({ path }) => path);

/** A route in Vercel's configuration. An entry with `handle` begins a phase, to which the following routes belong. */
interface Route {
  src?: string;
  handle?: string;
  headers?: Partial<Record<string, string>>;
  dest?: string;
  status?: number;
  continue?: boolean;
}
const VERCEL: readonly Route[] = vercel.routes;
const phaseOf = (name: string) => VERCEL.findIndex(({ handle }) => handle === name);

const policy = headersOf('/').get('Content-Security-Policy');

/** The directives in the policy, each with its sources. */
const directives = (policy ?? '').split('; ').map((directive) => directive.split(' '));

describe('the content security policy', () => {
  // Without one of these directives, a page could run injected code, be framed, or send its forms to another site.
  it.each([
    ['default-src', /^'none'$/],
    ['script-src', /^'(?:self|sha256-[\w+/=]+)'$/],
    ['object-src', /^'none'$/],
    ['base-uri', /^'none'$/],
    ['frame-ancestors', /^'none'$/],
    ['form-action', /^'self'$/],
  ])('restricts %s to sources that match %s', (name, allowed) => {
    const [sources = [], ...others] = directives.filter(([each]) => each === name);
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.slice(1).filter((source) => !allowed.test(source))).toEqual([]);
    expect(others).toEqual([]);
  });

  // A wildcard, a scheme or 'unsafe-inline' would allow sources that nobody has listed.
  it('allows no wildcard, scheme or unsafe source, except for inline styles', () => {
    const rules = directives.filter(([name]) => name !== 'style-src').map((rule) => rule.join(' '));
    expect(rules.filter((rule) => /unsafe|data:|blob:| \*(?: |$)| https?:(?: |$)/.test(rule))).toEqual([]);
  });
});

describe('the headers', () => {
  it('allow no inline script other than the pages’ own', () => {
    for (const page of builtFiles().filter((file) => /(?:index|404)\.html$/.test(file))) {
      const scripts = textOf(page).matchAll(
        /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs,
      );
      const hashes = [...scripts].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
      expect(policy, `change it in vercel.json, for ${page}`).toContain(
        `script-src 'self' 'sha256-${hashes.join()}';`,
      );
    }
  });

  // Vercel tries its routes in order. Routes after `hit` apply if the file exists, and routes after `error` if it is
  // missing.
  it('do not let browsers cache missing files on Vercel', () => {
    const caching = VERCEL.findIndex(({ headers = {} }) => headers['Cache-Control']?.includes('immutable'));
    expect(caching).toBeGreaterThan(phaseOf('hit'));
    expect(caching).toBeLessThan(phaseOf('error'));
  });

  it('let browsers cache files for a year only if their names contain a hash', () => {
    for (const asset of assets) {
      expect(asset).toMatch(/-[\w-]{8}\.(?:js|css|woff2|png)$/);
      expect(headersOf(`/${asset}`).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
    for (const path of PATHS) {
      const caching = headersOf(path).get('Cache-Control');
      expect(caching, 'Repeat the routes for /fr/ in vercel.json').toBe('public, max-age=0, must-revalidate');
    }
    expect(headersOf('/favicon.svg').get('Cache-Control')).toBeUndefined();
  });

  // Cloudflare and Netlify send a path's headers even with a 404.
  it('are the same on Cloudflare and Netlify as on Vercel, except for missing files', () => {
    const rules = textOf('_headers')
      .split(/\n(?=\/)/)
      .map((rule) => rule.trim().split(/\n +/));
    const pathsOf = (path: string) =>
      path === '/assets/*' ? assets.map((asset) => `/${asset}`).sort() : [path];
    expect(rules.sort()).toEqual(
      HEADER_RULES.flatMap(({ path, headers }) =>
        pathsOf(path).map((each) => [each, ...headers.map((header) => header.join(': '))]),
      ).sort(),
    );
    // Cloudflare accepts at most 100 rules.
    expect(rules.length).toBeLessThanOrEqual(100);
  });
});

it('netlify.toml has a rule for the 404 page in each additional language', () => {
  const rules = PATHS.slice(1).map((path) => [`${path}*`, `${path}404.html`, '404']);
  const values = readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}(?:from|to|status) = "?([^"\n]+)/gm);
  const redirects = [...values].map(([, value]) => value);
  expect(redirects, 'Repeat the redirect for /fr/ in netlify.toml').toEqual(rules.flat());
});

describe('Vercel', () => {
  /** Returns the status and the target of the first matching route. */
  const respondTo = (path: string, from: number) => {
    for (const { continue: goesOn, src, status, dest, headers } of VERCEL.slice(from)) {
      const target = dest ?? headers?.['Location'];
      const pattern = new RegExp(`^${src}$`);
      if (!goesOn && target && pattern.test(path)) return [status, path.replace(pattern, target)];
    }
    return [];
  };

  it.each(PATHS)('responds to an unknown path below %s with the 404 page in the same language', (path) => {
    const route = respondTo(`${path}missing`, phaseOf('error'));
    expect(route, 'Repeat the routes for /fr/ in vercel.json').toEqual([404, `${path}404.html`]);
  });

  it.each(PATHS.slice(1))('redirects to %s from the same path without the final slash', (path) => {
    const route = respondTo(path.slice(0, -1), 0);
    expect(route, 'Repeat the routes for /fr/ in vercel.json').toEqual([308, path]);
  });
});

describe('a static host', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(hostSite(inject('namedBuild')));
  });
  afterAll(() => site.close());

  const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });

  it('sends the content type of each file', async () => {
    for (const file of builtFiles().filter((each) => each !== '_headers')) {
      const { headers } = await get(`/${file}`);
      expect([file, headers.get('content-type')]).toEqual([file, expect.stringMatching(/^\w+\/\w/)]);
    }
  });

  it('responds with one sentence if the build is incomplete', async () => {
    const { origin, close } = await serve(hostSite(temporaryFolder()));
    onTestFinished(close);
    const response = await fetch(origin);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringMatching(/Run the build again\.$/),
    ]);
  });

  it.each(PATHS.slice(1))('redirects to %s from the same path without the final slash', async (path) => {
    const { status, headers } = await get(`${path.slice(0, -1)}?utm_source=mail`);
    expect([status, headers.get('location')]).toEqual([308, `${path}?utm_source=mail`]);
  });

  it.each(PATHS)('serves the page only at %s and at the path of its file', async (home) => {
    const [page, notFound] = ['index.html', '404.html'].map((file) => textOf(home.slice(1) + file));
    for (const path of ['', '?utm_source=mail', 'index.html', '%2F']) {
      const response = await get(home + path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, page]);
      expect(response.headers.get('cache-control')).toBe(headersOf('/').get('Cache-Control'));
    }
    const missing = ['missing', 'missing/', 'deep/er/path', 'index', '404/', 'assets/missing.js'];
    for (const path of [...missing, 'index.html/', 'Index.Html', '/', '/index.html']) {
      const response = await get(home + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, notFound]);
      expect(response.headers.get('content-security-policy')).toBe(policy);
      expect(response.headers.get('cache-control')).toBeNull();
    }
  });
});

it('the content security policy of a preview allows requests to a Supabase project on this computer', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:54321');
  const server = await preview({
    configFile: false,
    mode: 'production',
    build: { outDir: inject('namedBuild') },
    preview: { port: 0 },
    plugins: [staticHost()],
  });
  onTestFinished(() => server.close());
  const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
  expect(headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' http://127.0.0.1:54321 https://",
  );
});
