// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as english from '../../src/content/en/site.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, readBuilt, textOf } from './built-site.ts';

const SITE = NAMED_SITE.VITE_SITE_URL;
const NAME = NAMED_SITE.VITE_PRODUCT_NAME;
const named = (text: string) => fillIn(text, { product: NAME });

const pages = builtFiles().filter((file) => file.endsWith('.html'));
/** The built file behind an absolute address of the site. */
const fileAt = (url: string) => readBuilt(url.replace(`${SITE}/`, ''));

const TEXTS = import.meta.glob<typeof english>('/src/content/*/site.ts', { eager: true });
const EDITIONS = LANGUAGES.map((language) => ({
  ...language,
  texts: TEXTS[`/src/content/${language.code}/site.ts`] ?? english,
}));

describe.each(EDITIONS)('the page at $path', ({ path, locale, texts: { documentContent } }) => {
  const page = builtPage(`${path.slice(1)}index.html`);
  const attributes = (selector: string, name: string, value: string) =>
    Object.fromEntries(
      [...page.querySelectorAll(selector)].map((each) => [each.getAttribute(name), each.getAttribute(value)]),
    );

  it('has one address, and names that of the same page in each language', () => {
    expect(attributes('link[rel="canonical"]', 'rel', 'href')).toEqual({ canonical: SITE + path });
    expect(attributes('link[rel="alternate"]', 'hreflang', 'href')).toEqual({
      ...Object.fromEntries(LANGUAGES.map((each) => [each.locale, SITE + each.path])),
      'x-default': `${SITE}/`,
    });
  });

  it('tells search engines and social networks its title, description, language and image', async () => {
    const [title, description] = [named(documentContent.title), named(documentContent.description)];
    expect([page.title, page.documentElement.lang]).toEqual([title, locale]);
    expect(attributes('meta[name]', 'name', 'content')).toMatchObject({
      description,
      'twitter:card': 'summary_large_image',
    });
    const locales = [...page.querySelectorAll('meta[property^="og:locale"]')].map((tag) =>
      tag.getAttribute('content')?.replace('_', '-'),
    );
    expect(locales).toEqual([
      locale,
      ...LANGUAGES.map((each) => each.locale).filter((each) => each !== locale),
    ]);
    const tags = attributes('meta[property]:not([property^="og:locale"])', 'property', 'content');
    expect(tags).toEqual({
      'og:type': 'website',
      'og:site_name': NAME,
      'og:title': title,
      'og:description': description,
      'og:url': SITE + path,
      'og:image': expect.stringMatching(new RegExp(`^${SITE}/assets/share-[\\w-]{8}\\.png$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': named(documentContent.shareAlt),
    });
    const image = fileAt(tags['og:image'] ?? '');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(100_000);
  });

  it('names its organization in structured data', () => {
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'WebSite', name: NAME, url: SITE + path, inLanguage: locale });
    expect(data.publisher).toMatchObject({ '@type': 'Organization', name: NAME, url: `${SITE}/` });
    expect(fileAt(data.publisher.logo).length).toBeGreaterThan(0);
  });
});

it('the 404 pages have their titles and are the only pages that are not indexed', () => {
  const robots = (file: string) =>
    builtPage(file).querySelector('meta[name="robots"], meta[name="googlebot"]');
  const hidden = pages.filter((file) => robots(file)?.getAttribute('content') === 'noindex');
  expect(hidden.toSorted()).toEqual(EDITIONS.map(({ path }) => `${path.slice(1)}404.html`).toSorted());
  for (const { path, texts } of EDITIONS) {
    const notFound = builtPage(`${path.slice(1)}404.html`);
    expect(notFound.title).toBe(named(texts.notFound.documentTitle));
    expect(notFound.querySelector('[rel="canonical"], meta[property], [type="application/ld+json"]')).toBe(
      null,
    );
  }
});

it('robots.txt and the sitemap name the page in each language', () => {
  expect(textOf('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  const sitemap = textOf('sitemap.xml');
  const addresses = LANGUAGES.map(({ path }) => SITE + path);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(addresses);
});

it('icons are linked, and are as large as the manifest says', async () => {
  const page = builtPage('index.html');
  const address = (rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  expect([address('icon'), address('manifest')]).toEqual(['/favicon.svg', '/site.webmanifest']);
  const manifest = JSON.parse(textOf('site.webmanifest'));
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME, start_url: '/' });
  const icons = [...manifest.icons.slice(1), { src: address('apple-touch-icon'), sizes: '180x180' }];
  expect(icons).toHaveLength(4);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(readBuilt(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
