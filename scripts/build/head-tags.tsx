import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentTexts } from '../../src/document-texts.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import type { Settings } from '../shared/settings-schema.ts';

/** Pixels; the size that social networks show uncropped. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => renderToStaticMarkup(text);

/** In the head of every page. */
export const ICON_TAGS =
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">';

/** The 404 page has no address of its own, so there is nothing to share. */
export const NOT_FOUND_TAGS = '<meta name="robots" content="noindex">';

/**
 * Tags of the landing page for social networks and search engines. Their addresses are absolute: without `VITE_SITE_URL`
 * there is no canonical link, no image and no structured data.
 */
export function landingTags(settings: Settings, texts: DocumentTexts, imagePath: string): string {
  const { productName, siteUrl } = settings;
  const { locale, path } = texts.language;
  const others = LANGUAGES.filter((language) => language.path !== path);
  const { width, height } = SHARE_IMAGE_SIZE;
  // X reads the title, the description and the image from the tags of Open Graph.
  const tags = renderToStaticMarkup(
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {others.map((other) => (
        <meta key={other.code} property="og:locale:alternate" content={other.locale.replace('-', '_')} />
      ))}
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta name="twitter:card" content={siteUrl === '' ? 'summary' : 'summary_large_image'} />
    </>,
  );
  if (siteUrl === '') return tags;
  const addresses = renderToStaticMarkup(
    <>
      <link rel="canonical" href={siteUrl + path} />
      {LANGUAGES.map((language) => (
        <link key={language.code} rel="alternate" hrefLang={language.locale} href={siteUrl + language.path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + LANGUAGES[0].path} />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:image" content={siteUrl + imagePath} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={texts.shareImage.alt} />
    </>,
  );
  return `${tags}${addresses}<script type="application/ld+json">${structuredData(settings, texts)}</script>`;
}

/** The site and its organization in schema.org's vocabulary. The policy on scripts does not apply to data. */
function structuredData(
  { productName, siteUrl, contactEmail }: Settings,
  { description, language }: DocumentTexts,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: productName,
    url: siteUrl + language.path,
    description,
    inLanguage: language.locale,
    publisher: {
      '@type': 'Organization',
      name: productName,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: contactEmail,
      areaServed: { '@type': 'Country', name: 'Canada' },
    },
  };
  // No text can close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
