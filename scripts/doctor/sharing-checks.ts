import { type Check, check, problemUnless } from './checks.ts';
import type { Site } from './site.ts';

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
    const { status, headers } = await site.get(new URL(address).pathname);
    const type = headers.get('content-type');
    return problemUnless(status === 200 && type === 'image/png', `answered ${status} with ${type}`);
  }),
  check('robots.txt leads to the sitemap, and that to the page', SET_ADDRESS, async () => {
    const robots = (await site.get('/robots.txt')).body.toString();
    if (/^Disallow: \/\s*$/m.test(robots)) return ['robots.txt keeps everyone out'];
    if (!robots.includes(`Sitemap: ${site.origin}/sitemap.xml`)) return ['robots.txt does not name it'];
    const { status, body } = await site.get('/sitemap.xml');
    if (status !== 200) return [`sitemap.xml answered ${status}`];
    return problemUnless(body.includes(`<loc>${site.origin}/</loc>`), 'it does not name the page');
  }),
];

/** Content of a tag such as `og:image` or `canonical`. */
function tagContent(html: string, name: string): string {
  const tags = html.match(/<(?:meta|link)\s[^>]*>/g) ?? [];
  const tag = tags.find((text) => text.includes(`property="${name}"`) || text.includes(`rel="${name}"`));
  return /(?:content|href)="([^"]*)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'missing';
}
