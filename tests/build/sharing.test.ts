// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/languages';
import { contentOf } from '../setup/content';
import { NAMED_SITE } from '../setup/named-build';
import { builtFiles, builtPage, named, readBuilt, textOf } from './built-site';

const SITE = NAMED_SITE.VITE_SITE_URL;
const NAME = NAMED_SITE.VITE_PRODUCT_NAME;

/** Returns the built file at an absolute URL on the site. */
const fileAt = (url: string) => readBuilt(url.replace(`${SITE}/`, ''));

describe.each(LANGUAGES)('the page at $path', ({ code, path, locale }) => {
  const page = builtPage(`${path.slice(1)}index.html`);
  /** Returns the values of two attributes for each matching element. */
  const pairs = (selector: string, name: string, value: string) =>
    [...page.querySelectorAll(selector)].map((each) => [each.getAttribute(name), each.getAttribute(value)]);

  it('links to its canonical URL and to its versions in other languages', () => {
    expect(pairs('link[rel="canonical"]', 'rel', 'href')).toEqual([['canonical', SITE + path]]);
    expect(pairs('link[rel="alternate"]', 'hreflang', 'href')).toEqual([
      ...LANGUAGES.map((each) => [each.locale, SITE + each.path]),
      ['x-default', `${SITE}/`],
    ]);
  });

  it('has complete metadata for search engines and social networks', async () => {
    const { documentContent } = await contentOf(code);
    const [title, description] = [named(documentContent.title), named(documentContent.description)];
    expect([page.title, page.documentElement.lang]).toEqual([title, locale]);
    expect(Object.fromEntries(pairs('meta[name]', 'name', 'content'))).toMatchObject({
      description,
      'twitter:card': 'summary_large_image',
    });
    const tags = Object.fromEntries(pairs('meta[property]', 'property', 'content'));
    expect(tags).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': SITE + path,
      // Facebook does not support en_CA.
      'og:locale': locale === 'en-CA' ? 'en_US' : locale.replace('-', '_'),
      'og:image:alt': named(documentContent.shareAlt),
    });
    const image = fileAt(tags['og:image']);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, `${width}`, `${height}`]).toEqual([
      'png',
      tags['og:image:width'],
      tags['og:image:height'],
    ]);
    expect(image.length).toBeLessThan(100_000);
  });

  // Slack reads only the first 32 KB of a page, and other services read even less.
  it('has its meta tags in the first 8 KB', () => {
    const html = readBuilt(`${path.slice(1)}index.html`);
    const last = html.lastIndexOf('<meta property=');
    expect(last).toBeGreaterThan(0);
    expect(html.indexOf('>', last)).toBeLessThan(8 * 1024);
  });

  it('has structured data about its organization', () => {
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'WebSite', name: NAME, url: SITE + path, inLanguage: locale });
    expect(data.publisher).toMatchObject({ '@type': 'Organization', name: NAME, url: `${SITE}/` });
    expect(fileAt(data.publisher.logo).length).toBeGreaterThan(0);
  });

  it('has a 404 page without metadata for sharing', async () => {
    const notFound = builtPage(`${path.slice(1)}404.html`);
    expect(notFound.title).toBe(named((await contentOf(code)).notFound.documentTitle));
    const tags = notFound.querySelectorAll('[rel="canonical"], meta[property], [type="application/ld+json"]');
    expect(tags).toHaveLength(0);
  });
});

it('search engines may index every page except the 404 pages', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const hidden = (file: string) =>
    builtPage(file).querySelector('meta[name="robots"][content="noindex"], meta[name="googlebot"]') !== null;
  expect(pages.filter(hidden)).toEqual(pages.filter((file) => file.endsWith('404.html')));
});

it('robots.txt links to a sitemap that lists the page in each language', () => {
  expect(textOf('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  const urls = textOf('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
  expect([...urls].map(([, url]) => url)).toEqual(LANGUAGES.map(({ path }) => SITE + path));
});
