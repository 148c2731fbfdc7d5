// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorToken } from '../../scripts/site-build/tokens.ts';
import * as english from '../../src/content/en/site.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, readBuilt } from './built-site.ts';

const SITE = NAMED_SITE.VITE_SITE_URL;
const NAME = NAMED_SITE.VITE_PRODUCT_NAME;
const named = (text: string) => fillIn(text, { product: NAME });

const pages = builtFiles().filter((file) => file.endsWith('.html'));
/** The built file behind an absolute address of the site. */
const fileAt = (url: string | null | undefined) => readBuilt((url ?? '').replace(`${SITE}/`, ''));

const TEXTS = import.meta.glob<typeof english>('/src/content/*/site.ts', { eager: true });
const EDITIONS = LANGUAGES.map((language) => ({
  ...language,
  texts: TEXTS[`/src/content/${language.code}/site.ts`] ?? english,
}));

describe.each(EDITIONS)('the page at $path has for search engines and social networks', (edition) => {
  const { path, locale, texts } = edition;
  const page = builtPage(`${path.slice(1)}index.html`);
  const content = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const title = named(texts.documentContent.title);

  it('its title, description, one address, and that of the same page in each language', () => {
    expect(page.title).toBe(title);
    expect(content('description')).toBe(named(texts.documentContent.description));
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(SITE + path);
    expect(page.documentElement.lang).toBe(locale);
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')].map((link) =>
      ['hreflang', 'href'].map((name) => link.getAttribute(name)),
    );
    expect(alternates).toEqual([
      ['en-CA', `${SITE}/`],
      ['fr-CA', `${SITE}/fr/`],
      ['x-default', `${SITE}/`],
    ]);
  });

  it.each([
    ['og:type', 'website'],
    ['og:site_name', NAME],
    ['og:locale', locale.replace('-', '_')],
    ['og:locale:alternate', LANGUAGES.find((each) => each.locale !== locale)?.locale.replace('-', '_')],
    ['og:title', title],
    ['og:description', named(texts.documentContent.description)],
    ['og:url', SITE + path],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ])('%s', (name, expected) => {
    expect(content(name)).toBe(expected);
  });

  it('an image of that size with the name, at an absolute address', async () => {
    const image = content('og:image');
    expect(image).toMatch(new RegExp(`^${SITE}/assets/share-[\\w-]{8}\\.png$`));
    expect(content('og:image:alt')).toBe(named(texts.documentContent.shareAlt));
    const { format, width, height, exif } = await sharp(fileAt(image)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(exif?.toString('latin1')).toContain(NAME);
    expect(fileAt(image).length).toBeLessThan(100_000);
  });

  it('its organization, in structured data', () => {
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'WebSite', name: NAME, url: SITE + path, inLanguage: locale });
    expect(data.publisher).toMatchObject({ '@type': 'Organization', name: NAME, url: `${SITE}/` });
    expect(fileAt(data.publisher.logo).length).toBeGreaterThan(0);
  });
});

it('the 404 pages have their titles and are the only pages that are not indexed', () => {
  const hidden = pages.filter((file) => /name="(?:robots|googlebot)"/.test(readBuilt(file).toString()));
  expect(hidden.toSorted()).toEqual(EDITIONS.map(({ path }) => `${path.slice(1)}404.html`));
  for (const { path, texts } of EDITIONS) {
    const notFound = builtPage(`${path.slice(1)}404.html`);
    expect(notFound.title).toBe(named(texts.notFound.documentTitle));
    expect(notFound.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(
      notFound.querySelector('link[rel="canonical"], meta[property], script[type="application/ld+json"]'),
    ).toBe(null);
  }
});

it('robots.txt and the sitemap name the page in each language', () => {
  expect(readBuilt('robots.txt').toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
  const sitemap = readBuilt('sitemap.xml').toString();
  const addresses = LANGUAGES.map(({ path }) => SITE + path);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(addresses);
});

it.each(pages)('%s says that it has a light and a dark scheme', (file) => {
  const scheme = builtPage(file).querySelector('meta[name="color-scheme"]');
  expect(scheme?.getAttribute('content')).toBe('light dark');
});

describe('icons', () => {
  const address = (rel: string) =>
    builtPage('index.html').querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
  const manifest = JSON.parse(readBuilt('site.webmanifest').toString());

  it('are linked and exist', () => {
    expect(address('manifest')).toBe('/site.webmanifest');
    expect(address('icon')).toBe('/favicon.svg');
    expect(address('apple-touch-icon')).toBe('/apple-touch-icon.png');
    expect(manifest).toMatchObject({ name: NAME, short_name: NAME, start_url: '/' });
    const icons: Record<string, string>[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any undefined',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(builtFiles()).toEqual(expect.arrayContaining(icons.map(({ src = '' }) => src.slice(1))));
  });

  it('have the colors of the tokens', () => {
    const colors = readBuilt('favicon.svg')
      .toString()
      .match(/#[\da-f]{6}/g);
    expect(colors).toEqual(['foreground', 'background', 'primary'].map((name) => colorToken(name)));
  });

  it.each([
    ['apple-touch-icon.png', 180, true],
    ['icon-192.png', 192, false],
    ['icon-512.png', 512, false],
    ['icon-maskable-512.png', 512, true],
  ])('%s is %d px wide and high, with opaque corners: %s', async (file, size, opaque) => {
    const image = sharp(readBuilt(file));
    expect(await image.metadata()).toMatchObject({ width: size, height: size });
    expect((await image.stats()).isOpaque).toBe(opaque);
  });
});
