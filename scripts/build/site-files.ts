import type { DocumentTexts } from '../../src/content/document-texts.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { HEADER_RULES } from '../shared/headers.ts';
import type { Settings } from '../shared/settings-schema.ts';
import { escapeHtml } from './document.tsx';
import { readColorToken } from './tokens.ts';

/**
 * Returns the header rules in the format that Netlify and Cloudflare share. Cloudflare accepts up to a hundred rules. Both
 * hosts send a path's headers even with a 404. Each asset therefore has its own rule, so that no cache keeps the response to
 * a request for a missing asset.
 */
export const formatHeadersFile = (assets: readonly string[]): string =>
  HEADER_RULES.flatMap(({ path, headers }) =>
    (path === '/assets/*' ? assets.map((asset) => `/assets/${asset}`) : [path]).map((each) =>
      [each, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    ),
  ).join('\n');

/**
 * Returns the files that browsers and crawlers request by name, such as robots.txt. The sitemap needs `VITE_SITE_URL`,
 * because its URLs are absolute.
 */
export function createSiteFiles(settings: Settings, texts: DocumentTexts): Record<string, string> {
  const { siteUrl } = settings;
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${LANGUAGES.map(({ path }) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`).join('')}</urlset>
`;
  return {
    'site.webmanifest': createManifest(settings, texts),
    'robots.txt': `User-agent: *\nAllow: /\n${siteUrl && `\nSitemap: ${siteUrl}/sitemap.xml\n`}`,
    ...(siteUrl && { 'sitemap.xml': sitemap }),
  };
}

function createManifest({ productName }: Settings, { description, language }: DocumentTexts): string {
  return JSON.stringify({
    name: productName,
    short_name: productName,
    description,
    lang: language.locale,
    start_url: language.path,
    display: 'browser',
    background_color: readColorToken('background'),
    theme_color: readColorToken('background'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
