import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headerRules, securityHeaders } from '../../../../scripts/site-build/security-headers';

const SUPABASE = 'https://project.supabase.co';

function policy(sources: Parameters<typeof securityHeaders>[0]): string[] {
  return securityHeaders(sources)['Content-Security-Policy']?.split('; ') ?? [];
}

describe('the content security policy', () => {
  it('has nothing but this: files of the site, inline styles, and no Trusted Types', () => {
    expect(policy({ supabaseOrigin: null, scriptHashes: [] })).toEqual([
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

  it('allows inline scripts by their hash, and requests to the data interface', () => {
    const sources = { supabaseOrigin: SUPABASE, scriptHashes: ['sha256-boot'] };
    expect(policy(sources)).toContain("script-src 'self' 'sha256-boot'");
    expect(policy(sources)).toContain(`connect-src 'self' ${SUPABASE}`);
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
