import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Host, hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { writeVercelOutput } from '../../scripts/site-build/vercel-output.ts';
import { builtFiles, readBuilt } from './built-site.ts';
import { githubPagesHost, vercelHost } from './static-host.ts';

/** Root of a project; its build for Vercel is made inside. */
const vercel = mkdtempSync(join(tmpdir(), 'vercel-output-'));
afterAll(() => rmSync(vercel, { recursive: true }));

const HOSTS: { name: string; takesHeaders: boolean; open: () => Promise<Host> }[] = [
  {
    name: 'Netlify and Cloudflare Pages',
    takesHeaders: true,
    open: async () => hostSite(inject('namedBuild')),
  },
  {
    name: 'Vercel',
    takesHeaders: true,
    open: async () => {
      await writeVercelOutput(inject('namedBuild'), vercel);
      return vercelHost(join(vercel, '.vercel', 'output'));
    },
  },
  { name: 'GitHub Pages', takesHeaders: false, open: async () => githubPagesHost(inject('namedBuild')) },
];

const SECURITY_HEADERS = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+')+; style-src 'self' 'unsafe-inline'(?!.*unsafe)/,
  ),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const LOST = ['/missing', '/missing/', '/deep/er/path', '/index', '/404/', '/assets/missing.js', '/_headers'];
const assets = builtFiles().filter((file) => file.startsWith('assets/'));

/** Serves a host while the tests of the block around it run. */
function serveForTests(open: () => Promise<Host>) {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(await open());
  });
  afterAll(() => site.close());
  return { get: (path: string) => fetch(site.origin + path, { redirect: 'manual' }) };
}

describe.each(HOSTS)('on $name', ({ takesHeaders, open }) => {
  const { get } = serveForTests(open);

  it('the landing page is complete', async () => {
    const response = await get('/?utm_source=mail');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Reimagining Car Maintenance');
  });

  it.each(LOST.filter((path) => takesHeaders || path !== '/_headers'))(
    '%s is answered with 404 and the page for it',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    },
  );

  it('every file that the pages name exists', async () => {
    const html = (await (await get('/')).text()) + (await (await get('/missing')).text());
    const named = [...html.matchAll(/(?:href|src|data-entry)="(\/[\w.-][^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(5);
    const answers = await Promise.all([...new Set(named)].map(async (path) => (await get(path)).status));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

describe.each(HOSTS.filter(({ takesHeaders }) => takesHeaders))(
  'with the headers of the build, on $name',
  ({ open }) => {
    const { get } = serveForTests(open);

    it.each(['/', '/missing', '/robots.txt', `/${assets[0]}`])(
      '%s comes with the security headers',
      async (path) => {
        const { headers } = await get(path);
        expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
      },
    );

    it('files with a hash are immutable, and the page is revalidated', async () => {
      for (const asset of assets) {
        expect((await get(`/${asset}`)).headers.get('cache-control')).toBe(
          'public, max-age=31536000, immutable',
        );
      }
      expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      for (const path of ['/missing', '/favicon.svg', '/robots.txt']) {
        expect((await get(path)).headers.get('cache-control') ?? '').not.toContain('immutable');
      }
    });
  },
);

it('the file of headers has no line that is too long for Cloudflare', () => {
  const lines = readBuilt('_headers').toString().split('\n');
  // Characters: https://developers.cloudflare.com/pages/configuration/headers/
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

it('every asset has a hash in its name', () => {
  expect(assets.length).toBeGreaterThan(5);
  for (const asset of assets) expect(asset).toMatch(/-[\w-]{8}\.(?:js|css|woff2|png)$/);
});
