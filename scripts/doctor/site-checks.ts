import { PLACEHOLDERS } from '../placeholders.ts';
import { type Check, check, checks, skip } from './checks.ts';
import type { Reply, Site } from './site.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Files that hold secrets or the project's history, should somebody serve the whole folder. */
const PRIVATE_FILES = ['/.env', '/.env.local', '/.env.production.local', '/.git/HEAD', '/package.json'];

const answered = ({ path, status }: Reply): string => `${path} answered ${status}`;

/** Whether there is a page: every later check of the site needs it. */
export const loadingPage = (site: Site): Check =>
  check(
    'The landing page comes whole',
    'Deploy the folder dist. Give the address that visitors end at, without a path: a redirect is no page',
    async () => {
      const page = await site.get('/');
      const location = page.headers.get('location');
      if (page.status !== 200) return `answered ${page.status}${location === null ? '' : ` to ${location}`}`;
      if (!/<h1[\s>]/.test(page.body.toString())) return 'it holds no headline: is it the prerendered page?';
      await site.load(page);
      return null;
    },
  );

export const siteChecks = (site: Site): Check[] => [
  check(
    'Every file that the page names comes',
    'Deploy the whole folder dist, and give assets no rule of their own',
    () => site.files.filter(({ status }) => status !== 200).map(answered),
  ),
  check(
    'An unknown path is answered with 404 and the page for it',
    'Remove the rule that sends every path to index.html; let the host answer 404.html (docs/hosting.md)',
    () => {
      const { status, body } = site.notFound;
      if (status !== 404) return `answered ${status}`;
      return body.includes('<h1') && body.includes('noindex') ? null : "it is not the site's own page";
    },
  ),
  check(
    'Nothing private is served',
    'Deploy the folder dist, not the project; replace every key that was in these files',
    async () => {
      const replies = await Promise.all(PRIVATE_FILES.map((path) => site.get(path)));
      return replies.filter(({ status }) => status === 200).map(answered);
    },
  ),
  check(
    'Only https is spoken',
    'Have the host redirect http to https (a switch in its settings) and set VITE_SITE_URL with https',
    async () => {
      const { protocol, hostname, host } = new URL(site.origin);
      if (LOOPBACK.includes(hostname)) skip('the site is on this computer');
      if (protocol !== 'https:') return `the site's address begins with ${protocol}`;
      const plain = await site.get('/', `http://${host}`).catch(() => null);
      const location = plain?.headers.get('location') ?? '';
      const redirects = plain === null || (/^3/.test(`${plain.status}`) && /^https:/.test(location));
      return redirects ? null : `http answered ${plain.status} ${location}`;
    },
  ),
];

/** What networks and search engines are given, with absolute addresses of this very site. */
export const sharingChecks = (site: Site): Check[] =>
  checks('Set VITE_SITE_URL to the address above where the site is built, and deploy again', {
    'The page names its own address': () =>
      ['canonical', 'og:url']
        .map((name) => [name, tagContent(site.html, name)])
        .filter(([, address]) => address !== `${site.origin}/`)
        .map(([name, address]) => `${name} is ${address}, not ${site.origin}/`),
    'The picture of shared links loads': async () => {
      const address = tagContent(site.html, 'og:image');
      if (!address.startsWith(`${site.origin}/`)) return `og:image is ${address}`;
      const { status, headers } = await site.get(new URL(address).pathname);
      const type = headers.get('content-type');
      return status === 200 && type === 'image/png' ? null : `answered ${status} with ${type}`;
    },
    'robots.txt leads to the sitemap, and that to the page': async () => {
      const robots = (await site.get('/robots.txt')).body.toString();
      if (/^Disallow: \/\s*$/m.test(robots)) return 'robots.txt keeps everyone out';
      if (!robots.includes(`Sitemap: ${site.origin}/sitemap.xml`)) return 'robots.txt does not name it';
      const { status, body } = await site.get('/sitemap.xml');
      if (status !== 200) return `sitemap.xml answered ${status}`;
      return body.includes(`<loc>${site.origin}/</loc>`) ? null : 'it does not name the page';
    },
  });

/** Content of a tag such as `og:image` or `canonical`. */
function tagContent(html: string, name: string): string {
  const tags = html.match(/<(?:meta|link)\s[^>]*>/g) ?? [];
  const tag = tags.find((text) => text.includes(`property="${name}"`) || text.includes(`rel="${name}"`));
  return /(?:content|href)="([^"]*)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'missing';
}

export const placeholderChecks = (site: Site): Check[] =>
  PLACEHOLDERS.map(({ name, fix, problems }) => check(name, fix, () => problems(site.html, new Date())));
