import { createHash } from 'node:crypto';
import type { HeaderRules } from './headers-file.ts';

/** Browser features that the site never uses. */
const DISABLED_FEATURES =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/**
 * The headers of each path. The policy allows nothing that is not listed: no inline script except by its hash, and no
 * `eval`. Inline styles are allowed, because libraries add style elements and attributes. One policy for all files, since
 * hosts join the headers of all rules for a path.
 * @param pages The complete documents.
 * @param supabaseUrl Null when the data interface has the site's own origin.
 */
export function headerRules(pages: readonly string[], supabaseUrl: string | null): HeaderRules {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(pages)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${supabaseUrl === null ? '' : ` ${new URL(supabaseUrl).origin}`}`,
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    '/*': {
      'Content-Security-Policy': policy.join('; '),
      // Two years. Without subdomains: that is for the owner of the domain to decide.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': DISABLED_FEATURES,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // The page names the files of its build, so browsers have to ask for a newer one.
    '/': { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    // Files with a hash in their name never change.
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}

/** Sources of all executable inline scripts, each once. */
function inlineScriptHashes(pages: readonly string[]): string[] {
  const script = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
  const texts = pages.flatMap((html) => [...html.matchAll(script)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
