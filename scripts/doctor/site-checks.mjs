import { failed, notChecked, passed, passedUnless } from './findings.mjs';
import { LOST_PATH, loadFiles, secretsIn, visit } from './site.mjs';

/** @import { Group } from './findings.mjs' */
/** @import { Settings } from './settings.mjs' */
/** @import { Reply } from './site.mjs' */

/**
 * What the groups about the site share.
 * @typedef {object} Stay
 * @property {string} site
 * @property {string} html of the landing page; empty until it has come
 * @property {Reply[]} replies the page, the 404 page and every file that a visit may load
 */

/** @param {string} site @returns {Stay} */
export const beginStay = (site) => ({ site, html: '', replies: [] });

/** Why a group about the site cannot be looked at, or null. @param {Stay} stay @returns {() => string | null} */
export const needsSite = (stay) => () => (stay.html === '' ? 'the site did not answer' : null);

/** The answer to a path that was asked for before. @param {Stay} stay @param {string} path */
export function replyTo({ replies }, path) {
  const reply = replies.find((one) => one.path === path);
  if (reply === undefined) throw new Error(`${path} was not asked for`);
  return reply;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Files that hold secrets or the past of the project, should somebody serve the whole folder. */
const PRIVATE_FILES = ['/.env', '/.env.local', '/.git/HEAD', '/package.json'];

/**
 * The landing page comes. All else about the site is asked only then.
 * @param {Stay} stay
 * @returns {Group}
 */
export function arrivalChecks(stay) {
  return {
    title: 'Site',
    needs: () => (URL.canParse(stay.site) ? null : "the site's address is not known"),
    checks: [
      {
        name: 'The landing page comes whole',
        mend: 'Deploy the folder dist. Give the address that visitors end at, without a path: a redirect is no page',
        look: async () => {
          const page = await visit(`${stay.site}/`);
          const location = page.headers.get('location');
          if (page.status !== 200)
            return failed(`answered ${page.status}${location === null ? '' : ` to ${location}`}`);
          const html = page.body.toString();
          if (!/<h1[\s>]/.test(html)) return failed('the page holds no headline: is it the prerendered one?');
          stay.replies = [page, await visit(stay.site + LOST_PATH), ...(await loadFiles(stay.site, html))];
          stay.html = html;
          return passed();
        },
      },
    ],
  };
}

/**
 * @param {Stay} stay
 * @param {Settings} settings
 * @returns {Group}
 */
export function siteChecks(stay, { url, key, embedded }) {
  return {
    title: 'Site',
    needs: needsSite(stay),
    checks: [
      {
        name: 'No secret is in what visitors load',
        mend: 'Take the site down. Replace the key (Dashboard, Project Settings, API Keys), take it out of every VITE_ variable and of src/, build and deploy again',
        look: () => passedUnless(secretsIn(stay.replies)),
      },
      {
        name: 'The site talks to this project',
        mend: 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY where the site is built, and deploy again',
        look: () => {
          const holds = (/** @type {string} */ text) => stay.replies.some(({ body }) => body.includes(text));
          if (url === '' || key === '') return notChecked('the project or its key is not known');
          if (embedded) return notChecked('it talks to its own origin, where the embedded backend is');
          return holds(url) && holds(key)
            ? passed()
            : failed("none of its scripts holds the project's address and this key");
        },
      },
      {
        name: 'Every file that the page names comes',
        mend: 'Deploy the whole folder dist, and give assets no rule of their own',
        look: () =>
          passedUnless(
            stay.replies
              .filter(({ path, status }) => path !== LOST_PATH && status !== 200)
              .map(({ path, status }) => `${path} answered ${status}`),
          ),
      },
      {
        name: 'An unknown path is answered with 404 and the page for it',
        mend: 'Remove the rule that sends every path to index.html; let the host answer 404.html (docs/hosting.md)',
        look: () => {
          const { status, body } = replyTo(stay, LOST_PATH);
          if (status !== 404) return failed(`answered ${status}`);
          return body.includes('<h1') && body.includes('noindex')
            ? passed()
            : failed("it is not the site's own page");
        },
      },
      {
        name: 'Nothing private is served',
        mend: 'Deploy the folder dist, not the project; replace every key that was in these files',
        look: async () => {
          const answers = await Promise.all(PRIVATE_FILES.map((path) => visit(stay.site + path)));
          return passedUnless(
            answers.filter(({ status }) => status === 200).map(({ path }) => `${path} answered 200`),
          );
        },
      },
      {
        name: 'Only https is spoken',
        mend: 'Have the host redirect http to https (a switch in its settings) and set VITE_SITE_URL with https',
        look: () => onlyHttps(stay.site),
      },
    ],
  };
}

/** @param {string} site */
async function onlyHttps(site) {
  const { protocol, hostname, host } = new URL(site);
  if (LOOPBACK.includes(hostname)) return notChecked('the site is on this computer');
  if (protocol !== 'https:') return failed(`the site's address begins with ${protocol}`);
  const plain = await visit(`http://${host}/`).catch(() => null);
  if (plain === null) return passed('nothing answers on http');
  const location = plain.headers.get('location') ?? '';
  return plain.status >= 300 && plain.status < 400 && location.startsWith('https://')
    ? passed()
    : failed(`http answered ${plain.status} ${location}`);
}
