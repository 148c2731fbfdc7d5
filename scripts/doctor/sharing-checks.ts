import { type Check, check, problemUnless } from './checks.ts';
import { isObject } from './project.ts';
import { type Site, unlike } from './site.ts';

const SET_ADDRESS = 'Set VITE_SITE_URL to the address above where the site is built, and deploy again';

/** What networks and search engines are given, with absolute addresses of this very site. */
export const sharingChecks = (site: Site): Check[] => [
  check('The page names its own address', SET_ADDRESS, () =>
    ['canonical', 'og:url'].flatMap((name) => {
      const address = tagContent(site.html, name);
      return problemUnless(address === `${site.origin}/`, `${name} is ${address}, not ${site.origin}/`);
    }),
  ),
  check('The picture of shared links loads', SET_ADDRESS, async () => {
    const address = tagContent(site.html, 'og:image');
    if (!address.startsWith(`${site.origin}/`)) return [`og:image is ${address}`];
    const { status, headers, body } = await site.get(new URL(address).pathname);
    const type = headers.get('content-type') ?? 'no type';
    if (status !== 200 || !type.startsWith('image/png')) return [`answered ${status} with ${type}`];
    return problemUnless(pngSize(body) === '1200 x 630', `it is ${pngSize(body)}, not 1200 x 630`);
  }),
  check('robots.txt leads to the sitemap, and that to the page', SET_ADDRESS, async () => {
    const robots = (await site.get('/robots.txt')).body.toString();
    if (/^Disallow: \/\s*$/m.test(robots)) return ['robots.txt keeps everyone out'];
    if (!robots.includes(`Sitemap: ${site.origin}/sitemap.xml`)) return ['robots.txt does not name it'];
    const { status, body } = await site.get('/sitemap.xml');
    if (status !== 200) return [`sitemap.xml answered ${status}`];
    return problemUnless(body.includes(`<loc>${site.origin}/</loc>`), 'it does not name the page');
  }),
  check('The manifest and its icons load', 'Deploy the whole folder dist', async () => {
    const manifest = await site.get('/site.webmanifest');
    if (manifest.status !== 200) return [`site.webmanifest answered ${manifest.status}`];
    const { icons }: { icons?: unknown } = JSON.parse(manifest.body.toString());
    if (!Array.isArray(icons) || !icons.every(isObject)) return ['it names no icons'];
    const replies = await Promise.all(icons.map(({ src }) => site.get(String(src))));
    return unlike(replies, (status) => status === 200);
  }),
];

/** Content of a tag such as `og:image` or `canonical`. */
function tagContent(html: string, name: string): string {
  const tags = html.match(/<(?:meta|link)\s[^>]*>/g) ?? [];
  const tag = tags.find((text) => text.includes(`property="${name}"`) || text.includes(`rel="${name}"`));
  return /(?:content|href)="([^"]*)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'missing';
}

/** From the file's first chunk, where width and height are the first two numbers. */
function pngSize(file: Buffer): string {
  if (file.length < 24 || file.toString('latin1', 1, 4) !== 'PNG') return 'no PNG';
  return `${file.readUInt32BE(16)} x ${file.readUInt32BE(20)}`;
}
