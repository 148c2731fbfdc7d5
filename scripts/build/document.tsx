import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { minifySync, transformWithOxc } from 'vite';
import type { DocumentTexts } from '../../src/content/document-texts.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import type { Settings } from '../shared/settings-schema.ts';
import { readColorToken } from './tokens.ts';

/** In pixels. Social networks show an image of this size uncropped. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => renderToStaticMarkup(text);

/** CSS for browsers without the media feature `scripting`. */
const NOSCRIPT_CSS = '.noscript\\:hidden{display:none}.noscript\\:inline{display:inline}';
/** CSS that shows the note about an incomplete page: after a failure, or if the page takes too long to hydrate. */
const INCOMPLETE_CSS =
  '#incomplete{display:none}[data-late] #incomplete{display:block}[data-hydrated] #incomplete{display:none}[data-failed] #incomplete{display:block}';
/**
 * The inline script, which the Content-Security-Policy in vercel.json allows by its hash. Even browsers that are too old for
 * the page can parse the script.
 */
const INLINE_SCRIPT = (await Promise.all(['replay-early-click', 'incomplete-page'].map(inlineScript))).join(
  '',
);

async function inlineScript(name: string): Promise<string> {
  const file = `src/hydration/${name}.ts`;
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2015' });
  // The block keeps the script's names out of the global scope.
  return minifySync(file, `{${code}}`, { module: false, compress: { target: 'es2015' } }).code;
}

/** Returns the Open Graph locale. Facebook does not list `en_CA`. */
const openGraphLocaleOf = (locale: string) => (locale === 'en-CA' ? 'en_US' : locale.replace('-', '_'));

interface DocumentProps {
  settings: Settings;
  texts: DocumentTexts;
  /** The URL of the module that hydrates the page. */
  entry: string;
  /** The URLs of the modules that the entry imports. */
  imports?: readonly string[];
  /** The URLs of the fonts in the first view. */
  fonts?: readonly string[];
  /** The CSS for the first view. */
  css?: string;
  /** The URL of the stylesheet, if the head links to it. */
  stylesheet?: string;
  /** The path of the share image. The 404 page has no share image, because it has no URL to share. */
  shareImage?: string;
  /** The route in the router, which identifies the page. */
  route: string;
  /** The HTML inside `#root`. */
  html?: string;
}

/**
 * Returns a complete page. The scripts come before the styles, so that a browser on a slow connection requests the scripts
 * as soon as the first bytes arrive. The tags for social networks come before both, because some networks read only the
 * first 32 KB.
 */
export function renderDocument(props: DocumentProps): string {
  const { settings, texts, entry, imports = [], fonts = [], css, stylesheet, shareImage } = props;
  const { language, title, notFoundTitle, description } = texts;
  const { route, html = '' } = props;
  const isLanding = shareImage !== undefined;
  const loaded = [
    `<script type="module" fetchpriority="low" crossorigin src="${entry}"></script>`,
    ...imports.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}" />`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`),
  ];
  if (css !== undefined) loaded.push(`<style>${css}</style>`);
  if (stylesheet !== undefined) loaded.push(`<link rel="stylesheet" href="${stylesheet}" />`);
  const tags = isLanding ? (
    <LandingTags settings={settings} texts={texts} shareImage={shareImage} />
  ) : (
    <meta name="robots" content="noindex" />
  );
  return `<!doctype html>
<html lang="${language.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(isLanding ? title : notFoundTitle)}</title>
    <meta name="description" content="${escapeHtml(description)}" />
    ${renderToStaticMarkup(tags)}
    <meta name="theme-color" content="${readColorToken('background')}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${readColorToken('background', 'dark')}" media="(prefers-color-scheme: dark)" />
    <noscript><style>${NOSCRIPT_CSS}</style></noscript>
    <style>${INCOMPLETE_CSS}</style>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script>${INLINE_SCRIPT}</script>
    ${loaded.join('\n    ')}
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </head>
  <body>
    <div id="root" data-route="${route}">${html}</div>
    ${renderIncompleteNote(settings, texts)}
  </body>
</html>
`;
}

/** Renders a note that says that the page is incomplete. The note works without scripts. */
export function renderIncompleteNote(
  { contactEmail }: Pick<Settings, 'contactEmail'>,
  texts: DocumentTexts,
): string {
  const [before, after] = texts.incomplete.split('{contact}');
  return renderToStaticMarkup(
    <p
      id="incomplete"
      role="alert"
      className="z-dialog bg-card text-destructive-text border-destructive-text shadow-float fixed inset-x-4 bottom-safe-4 mx-auto max-w-110 rounded-md border px-5 py-3 text-sm"
    >
      {before}
      <a href={`mailto:${contactEmail}`} className="underline">
        {contactEmail}
      </a>
      {after}{' '}
      <a href="." className="underline">
        {texts.reload}
      </a>
    </p>,
  );
}

type LandingProps = { settings: Settings; texts: DocumentTexts; shareImage: string };

/**
 * Renders the landing page's tags for social networks and search engines. Their URLs are absolute, so the canonical link,
 * the image and the structured data are omitted if `VITE_SITE_URL` is not set.
 */
function LandingTags({ settings, texts, shareImage }: LandingProps) {
  const { productName, siteUrl } = settings;
  const { locale, path } = texts.language;
  const others = LANGUAGES.filter((language) => language.path !== path);
  const { width, height } = SHARE_IMAGE_SIZE;
  // X reads the title, the description and the image from the Open Graph tags.
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content={openGraphLocaleOf(locale)} />
      {others.map((other) => (
        <meta key={other.code} property="og:locale:alternate" content={openGraphLocaleOf(other.locale)} />
      ))}
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta name="twitter:card" content={siteUrl === '' ? 'summary' : 'summary_large_image'} />
      {siteUrl && (
        <>
          <link rel="canonical" href={siteUrl + path} />
          {LANGUAGES.map(({ code, locale, path }) => (
            <link key={code} rel="alternate" hrefLang={locale} href={siteUrl + path} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + LANGUAGES[0].path} />
          <meta property="og:url" content={siteUrl + path} />
          <meta property="og:image" content={siteUrl + shareImage} />
          <meta property="og:image:width" content={`${width}`} />
          <meta property="og:image:height" content={`${height}`} />
          <meta property="og:image:alt" content={texts.shareImage.alt} />
          <script type="application/ld+json">{serializeStructuredData(settings, texts)}</script>
        </>
      )}
    </>
  );
}

/**
 * Returns structured data about the site and its organization, in the vocabulary of schema.org. The Content-Security-Policy
 * does not apply to data.
 */
function serializeStructuredData(
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
  // Escapes `<`, so that no text can close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
