/** What the pages of one build need beyond files of their own origin. Hashes are as a policy writes them: `sha256-...`. */
export interface PolicyNeeds {
  /** Origin of the data interface; null when it is the site's own. */
  supabaseOrigin: string | null;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Features a page about car care never asks for, nor anything it might be made to embed. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The headers that every file of the site is sent with, by name. Nothing is allowed that is not listed: no inline script
 * or style but those of the build, by their hash, no `eval`, and no text made into markup (Trusted Types).
 */
export function securityHeaders(needs: PolicyNeeds): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    // Two years. Subdomains are the owner's to decide about: this cannot be taken back.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function contentSecurityPolicy({ supabaseOrigin, scriptHashes, styleHashes }: PolicyNeeds): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'style-src-elem': ["'self'", ...styleHashes.map(quote)],
    // Built pages have none (scripts/build/style-attributes.ts), and what scripts set on elements is not meant by this.
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(supabaseOrigin === null ? [] : [supabaseOrigin])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function quote(source: string): string {
  return `'${source}'`;
}
