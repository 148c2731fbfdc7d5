import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatHeaders, headersFor, parseHeaders } from '../../../../scripts/site-build/headers-file';
import { headerRules } from '../../../../scripts/site-build/security-headers';

it('the policy has nothing but this: files of the site, inline styles, and no Trusted Types', () => {
  const policy = headerRules([], null)['/*']?.['Content-Security-Policy'];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('the policy of a build allows each inline script once by its hash, and the origin of the data interface', () => {
  const rules = headerRules(
    [
      '<script data-entry="/a.js">start()</script><script type="application/ld+json">{}</script>',
      '<script data-entry="/a.js">start()</script><script type="module" src="/a.js"></script>',
    ],
    'https://project.supabase.co/path',
  );
  const hash = createHash('sha256').update('start()').digest('base64');
  const policy = rules['/*']?.['Content-Security-Policy'];
  expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("; connect-src 'self' https://project.supabase.co;");
  expect(JSON.stringify(rules['/*'])).not.toMatch(/\*|data:|blob:|http:/);
});

describe('the file of headers', () => {
  const rules = {
    '/*': { 'Content-Security-Policy': "default-src 'none'; connect-src https://a.test", 'X-A': '1' },
    '/assets/*': { 'Cache-Control': 'max-age=1' },
  };

  it('is written in the format of static hosts, and read again', () => {
    const text =
      "/*\n  Content-Security-Policy: default-src 'none'; connect-src https://a.test\n  X-A: 1\n" +
      '\n/assets/*\n  Cache-Control: max-age=1\n';
    expect(formatHeaders(rules)).toBe(text);
    expect(parseHeaders(text)).toEqual(rules);
  });

  it('gives a path the headers of all patterns that match', () => {
    expect(headersFor(rules, '/no/such/page')).toEqual(rules['/*']);
    expect(headersFor(rules, '/assets/a.js')).toEqual({ ...rules['/*'], ...rules['/assets/*'] });
    expect(headersFor({ '/a': { 'X-A': '1' } }, '/a/b')).toEqual({});
  });

  it('is not written with a value of two lines, which would add a header', () => {
    expect(() => formatHeaders({ '/*': { 'X-A': '1\n  X-B: 2' } })).toThrow('X-A');
  });
});
