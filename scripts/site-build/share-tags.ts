import { documentContent } from '../../src/content/site.ts';
import type { Settings } from '../../src/lib/env.ts';
import { fillIn } from '../../src/lib/format.ts';

/** Pixels; the size that social networks show uncropped. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** In the head of every page. */
export const ICON_TAGS = [
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

/** The 404 page has no address of its own, so there is nothing to share. */
export const NOT_FOUND_TAGS = ['<meta name="robots" content="noindex">'];

/**
 * Tags of the landing page for social networks and search engines. Their addresses are absolute: without `VITE_SITE_URL`
 * there is no canonical link, no image and no structured data.
 */
export function landingTags(settings: Settings, imagePath: string): string[] {
  const { productName, siteUrl } = settings;
  const named = (text: string) => fillIn(text, { product: productName });
  const title = named(documentContent.title);
  const description = named(documentContent.description);
  const alt = named(documentContent.shareAlt);
  const image = `${siteUrl}${imagePath}`;
  const withAddress = {
    'og:url': `${siteUrl}/`,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_IMAGE_SIZE.width),
    'og:image:height': String(SHARE_IMAGE_SIZE.height),
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': alt,
  };
  const contents = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:locale': 'en_CA',
    'og:title': title,
    'og:description': description,
    'twitter:title': title,
    'twitter:description': description,
    ...(siteUrl === '' ? { 'twitter:card': 'summary' } : withAddress),
  };
  const tags = Object.entries(contents).map(([name, content]) => {
    const attribute = name.startsWith('og:') ? 'property' : 'name';
    return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  });
  if (siteUrl === '') return tags;
  return [
    `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
    ...tags,
    `<script type="application/ld+json">${structuredData(settings)}</script>`,
  ];
}

/** The organization and the site in schema.org's vocabulary. The policy on scripts does not apply to data. */
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
      description: documentContent.description,
      inLanguage: 'en-CA',
      publisher: { '@id': organization },
    },
  ];
  // So that no text can close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
