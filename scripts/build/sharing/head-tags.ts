import { documentWords } from '../../../src/content/document.ts';
import type { Settings } from '../../../src/lib/env.ts';
import { escapeHtml } from '../html.ts';
import { SHARE_IMAGE_SIZE } from './share-image.ts';

/** What stands in the head of every page. */
export const ICON_TAGS = [
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

/** The 404 page has no address of its own, so there is nothing to share or to find. */
export const NOT_FOUND_TAGS = ['<meta name="robots" content="noindex">'];

/**
 * What the landing page tells networks and search engines. Addresses are absolute, so without one of the site
 * (`VITE_SITE_URL`) there is no canonical link, no picture and no structured data.
 * @param imagePath Path of the share image.
 */
export function landingTags(settings: Settings, imagePath: string): string[] {
  const { productName, siteUrl } = settings;
  const named = (text: string) => text.replaceAll('{product}', productName);
  const title = named(documentWords.title);
  const description = named(documentWords.description);
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', productName),
    property('og:locale', 'en_CA'),
    property('og:title', title),
    property('og:description', description),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
  if (siteUrl === '') return [...tags, meta('twitter:card', 'summary')];

  const image = `${siteUrl}${imagePath}`;
  const alt = named(documentWords.shareAlt);
  return [
    `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
    ...tags,
    property('og:url', `${siteUrl}/`),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SHARE_IMAGE_SIZE.width)),
    property('og:image:height', String(SHARE_IMAGE_SIZE.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image),
    meta('twitter:image:alt', alt),
    `<script type="application/ld+json">${structuredData(settings)}</script>`,
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** Who makes the site, and the site, in the words of schema.org. Data, not a script: no policy on scripts is meant for it. */
function structuredData({ productName, siteUrl, contactEmail }: Settings): string {
  const organization = `${siteUrl}/#organization`;
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: contactEmail,
      areaServed: { '@type': 'Country', name: 'Canada' },
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: productName,
      url: `${siteUrl}/`,
      description: documentWords.description,
      inLanguage: 'en-CA',
      publisher: { '@id': organization },
    },
  ];
  // No text can end the element it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
