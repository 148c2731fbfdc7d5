import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../scripts/build/security-headers';

const NOTHING = { supabaseOrigin: null, scriptHashes: [], styleHashes: [] };

function policy(needs: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const text = securityHeaders({ ...NOTHING, ...needs })['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('allows nothing that is not listed', () => {
    expect(policy()).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'style-src-attr': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('takes scripts and styles of the site, and inline ones by their hash alone', () => {
    const directives = policy({ scriptHashes: ['sha256-boot'], styleHashes: ['sha256-a', 'sha256-b'] });
    expect(directives['script-src']).toEqual(["'self'", "'sha256-boot'"]);
    expect(directives['style-src-elem']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  it('lets the page talk to its own data interface and to no other', () => {
    expect(policy()['connect-src']).toEqual(["'self'"]);
    expect(policy({ supabaseOrigin: 'https://project.supabase.co' })['connect-src']).toEqual([
      "'self'",
      'https://project.supabase.co',
    ]);
  });

  it('never holds a way round itself', () => {
    const text = JSON.stringify(
      securityHeaders({ ...NOTHING, supabaseOrigin: 'https://project.supabase.co' }),
    );
    expect(text).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });
});

it('fits on one line that hosts take', () => {
  const hashes = [1, 2, 3].map(() => `sha256-${'x'.repeat(44)}`);
  const headers = securityHeaders({
    supabaseOrigin: `https://${'x'.repeat(20)}.supabase.co`,
    scriptHashes: hashes,
    styleHashes: hashes,
  });
  // Cloudflare Pages ignores longer lines.
  for (const [name, value] of Object.entries(headers))
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
});
