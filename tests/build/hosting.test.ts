import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/site-build/headers-file.ts';
import { hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { builtFiles, readBuilt } from './built-site.ts';

const rules = parseHeaders(readBuilt('_headers').toString());
const assets = builtFiles().filter((file) => file.startsWith('assets/'));

describe('the headers', () => {
  it('have a policy that allows this, and Supabase projects at their own address', () => {
    const policy = rules['/*']?.['Content-Security-Policy'];
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+'$/),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://*.supabase.co",
      "object-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it.each(['index.html', '404.html'])('allow the one inline script of %s by its hash', (page) => {
    const scripts = readBuilt(page)
      .toString()
      .matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs);
    const hashes = [...scripts].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(
      rules['/*']?.['Content-Security-Policy'],
      'change it in public/_headers and vercel.json',
    ).toContain(`script-src 'self' 'sha256-${hashes.join()}';`);
  });

  it('are the same in vercel.json, where files that are missing are not kept for a year', () => {
    const { routes } = JSON.parse(readFileSync('vercel.json', 'utf8'));
    expect(routes).toEqual([
      { src: '/.*', headers: rules['/*'], continue: true },
      { src: '/', headers: rules['/'], continue: true },
      { handle: 'filesystem' },
      { handle: 'hit' },
      { src: '/assets/.*', headers: rules['/assets/*'], continue: true },
      { handle: 'error' },
      { src: '/.*', dest: '/404.html', status: 404 },
    ]);
  });

  it('keep files with a hash for a year, and the page not at all', () => {
    for (const asset of assets) {
      expect(asset).toMatch(/-[\w-]{8}\.(?:js|css|woff2|png)$/);
      expect(headersFor(rules, `/${asset}`)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    }
    expect(headersFor(rules, '/')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/favicon.svg')['Cache-Control']).toBeUndefined();
  });

  it('have no line that is too long for Cloudflare', () => {
    const lines = readBuilt('_headers').toString().split('\n');
    // Characters: https://developers.cloudflare.com/pages/configuration/headers/
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

describe('on a static host', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(hostSite(inject('namedBuild')));
  });
  afterAll(() => site.close());
  const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });

  it.each(['/', '/?utm_source=mail', '/index.html', '/%2F'])('%s is the landing page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(rules['/']?.['Cache-Control']);
    expect(await response.text()).toContain('Calculate Your Savings');
  });

  it.each(['/missing', '/missing/', '/deep/er/path', '/index', '/404/', '/assets/missing.js', '/_headers'])(
    '%s is answered with 404, the page for it and the security headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('Page Not Found');
    },
  );

  it('every file that the pages name exists', async () => {
    const html = (await (await get('/')).text()) + (await (await get('/missing')).text());
    const named = [...html.matchAll(/(?:href|src)="(\/[\w.-][^"]*)"/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(5);
    const answers = await Promise.all([...new Set(named)].map(async (path) => (await get(path)).status));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
