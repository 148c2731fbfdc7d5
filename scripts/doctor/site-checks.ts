import { type Check, check, problemUnless, skip } from './checks.ts';
import { answered, get, type Site, UNKNOWN_PATH } from './site.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Files that hold secrets or the project's history, should somebody serve the whole folder. */
const PRIVATE_FILES = ['/.env', '/.env.local', '/.env.production.local', '/.git/HEAD', '/package.json'];

/** Whether there is a page: every later check of the site needs it. */
export const loadingPage = (site: Site): Check =>
  check(
    'The landing page comes whole',
    'Deploy the folder dist. Give the address that visitors end at, without a path: a redirect is no page',
    async () => {
      const page = await site.get('/');
      const location = page.headers.get('location');
      if (page.status !== 200)
        return [`answered ${page.status}${location === null ? '' : ` to ${location}`}`];
      if (!/<h1[\s>]/.test(page.body.toString()))
        return ['it holds no headline: is it the prerendered page?'];
      await site.load(page);
      return [];
    },
  );

export const siteChecks = (site: Site): Check[] => [
  check(
    'Every file that the page names comes',
    'Deploy the whole folder dist, and give assets no rule of their own',
    () => site.replies.filter(({ path, status }) => path !== UNKNOWN_PATH && status !== 200).map(answered),
  ),
  check(
    'An unknown path is answered with 404 and the page for it',
    'Remove the rule that sends every path to index.html; let the host answer 404.html (docs/hosting.md)',
    () => {
      const { status, body } = site.replyTo(UNKNOWN_PATH);
      if (status !== 404) return [`answered ${status}`];
      return problemUnless(body.includes('<h1') && body.includes('noindex'), "it is not the site's own page");
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
      if (protocol !== 'https:') return [`the site's address begins with ${protocol}`];
      const plain = await get(`http://${host}/`).catch(() => null);
      const location = plain?.headers.get('location') ?? '';
      const redirects =
        plain === null || (plain.status >= 300 && plain.status < 400 && /^https:/.test(location));
      return problemUnless(redirects, `http answered ${plain?.status} ${location}`);
    },
  ),
];
