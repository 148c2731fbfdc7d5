import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headerRules, securityHeaders } from '../../../../scripts/site-build/security-headers';

const NOTHING = { supabaseOrigin: null, scriptHashes: [] };

function policy(sources: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const text = securityHeaders({ ...NOTHING, ...sources })['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...allowed] = directive.split(' ');
      return [name, allowed];
    }),
  );
}

describe('the content security policy', () => {
  it('allows nothing that is not listed', () => {
    expect(policy()).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('allows scripts of the site, and inline ones only by their hash', () => {
    expect(policy()['script-src']).toEqual(["'self'"]);
    expect(policy({ scriptHashes: ['sha256-boot'] })['script-src']).toEqual(["'self'", "'sha256-boot'"]);
  });

  it('allows styles of the site and inline ones, and no other rule overrides that', () => {
    expect(policy()['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(Object.keys(policy()).filter((name) => name.startsWith('style-src-'))).toEqual([]);
  });

  it('does not use Trusted Types', () => {
    expect(Object.keys(policy()).filter((name) => name.includes('trusted-types'))).toEqual([]);
  });

  it('allows requests to the data interface of the site and to no other', () => {
    expect(policy()['connect-src']).toEqual(["'self'"]);
    expect(policy({ supabaseOrigin: 'https://project.supabase.co' })['connect-src']).toEqual([
      "'self'",
      'https://project.supabase.co',
    ]);
  });

  it('has no exception but inline styles', () => {
    const sources = { ...NOTHING, supabaseOrigin: 'https://project.supabase.co' };
    const { 'style-src': _styles, ...directives } = policy(sources);
    expect(JSON.stringify(directives)).not.toContain('unsafe');
    expect(JSON.stringify(securityHeaders(sources))).not.toMatch(/\*|data:|blob:|http:/);
  });
});

it('the headers fit on the lines that hosts read', () => {
  const hashes = [1, 2, 3].map(() => `sha256-${'x'.repeat(44)}`);
  const headers = securityHeaders({
    supabaseOrigin: `https://${'x'.repeat(20)}.supabase.co`,
    scriptHashes: hashes,
  });
  // Cloudflare Pages ignores longer lines.
  for (const [name, value] of Object.entries(headers))
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
});

describe('the headers of a build', () => {
  const rules = headerRules(
    [
      '<script data-entry="/a.js">start()</script><script type="application/ld+json">{}</script>',
      '<script data-entry="/a.js">start()</script><script type="module" src="/a.js"></script>',
    ],
    'https://project.supabase.co/path',
  );

  it('have each inline script once by its hash, and neither data nor files', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(rules['/*']?.['Content-Security-Policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('name the origin of the data interface', () => {
    expect(rules['/*']?.['Content-Security-Policy']).toContain(
      "connect-src 'self' https://project.supabase.co;",
    );
  });
});
