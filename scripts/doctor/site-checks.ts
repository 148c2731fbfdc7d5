import { LANGUAGES } from '../../src/lib/languages.ts';
import { headersOf } from '../site-build/static-host.ts';
import { legalProblem, readPage, UNSET_SETTINGS } from '../unset-settings.ts';
import type { Check } from './checks.ts';
import { findSecrets } from './secrets.ts';
import { get, loadFiles, type Reply } from './site.ts';

/** A path that no site has. */
const UNKNOWN_PATH = 'no-such-page-of-the-doctor';

/** Files that hold secrets or the project's history, should somebody serve the whole folder. */
const PRIVATE_FILES = ['/.env', '/.env.local', '/.env.production.local', '/.git/HEAD', '/package.json'];

/** What a host adds to the page: scripts and addresses of others. */
const ADDED = /<script\b[^>]*\ssrc="(?!\/assets\/)[^>]*>|\/cdn-cgi\/[\w./-]*/g;

const answered = ({ path, status }: Reply): string => `${path} answered ${status}`;
const unanswered = (replies: readonly Reply[]) =>
  replies.filter(({ status }) => status !== 200).map(answered);

const seconds = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

/** Compares an answer with the headers that it should have. */
const differences = ({ path, headers }: Reply): string[] =>
  [...headersOf('/any')].flatMap(([name, value]) => {
    const sent = headers.get(name);
    // A host may lengthen the max-age of Strict-Transport-Security.
    const holds = name.startsWith('Strict') ? seconds(sent) >= seconds(value) : sent === value;
    return holds ? [] : `${path} comes ${sent === null ? 'without' : 'with another'} ${name}`;
  });

type LandingPage = Reply & ReturnType<typeof readPage>;

interface Live {
  /** Origin of the deployed site. */
  site: string;
  /** Address and key of the project that it should talk to. */
  url: string;
  key: string;
  mailingAddress: string;
}

/** All checks of a site; only the first when there is no page. */
export function siteChecks({ site, url, key, mailingAddress }: Live): Check {
  let pages: LandingPage[] = [];
  /** The pages, and the files that they load. */
  let files: Reply[] = [];
  const isHeld = (text: string) => files.some(({ body }) => body.includes(text));
  const ofPages = (find: (page: LandingPage) => string | false) => [
    ...new Set(pages.flatMap((page) => find(page) || [])),
  ];

  // These two have more checks below.
  const { VITE_SITE_URL: _site, VITE_MAILING_ADDRESS: _address, ...others } = UNSET_SETTINGS;
  const unset = Object.entries(others).map(([variable, problem]) => ({
    name: `${variable} is yours`,
    fix: `set ${variable} where the site is built, then build and deploy again`,
    run: () => ofPages((page) => problem({ ...page, mailingAddress })),
  }));
  return {
    name: 'The landing page comes',
    fix: 'deploy the folder dist. Give the address that visitors end at, without a path: a redirect is no page',
    run: async () => {
      const replies = await Promise.all(LANGUAGES.map(({ path }) => get(site + path)));
      const problems = replies.flatMap(({ path, status, headers, body }) => {
        if (status !== 200) return `${path} answered ${status} ${headers.get('location') ?? ''}`;
        return body.includes('<h1') ? [] : `${path} holds no headline: is it the prerendered page?`;
      });
      if (problems.length > 0) return problems;
      pages = replies.map((reply) => ({ ...reply, ...readPage(reply.body) }));
      files = await loadFiles(pages, site);
      return null;
    },
    next: [
      {
        name: 'Every file that the page loads comes',
        fix: 'deploy the whole folder dist, and give assets no rule of their own',
        run: () => unanswered(files),
      },
      {
        name: 'No secret is in the site',
        fix: 'take the site down. Replace the key (Dashboard, Project Settings, API Keys), take it out of every VITE_ variable and of src, build and deploy again',
        run: () => files.flatMap(({ path, body }) => findSecrets(body).map((secret) => `${path}: ${secret}`)),
      },
      {
        name: 'The site talks to this project',
        fix: 'set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY where the site is built, then build and deploy again',
        run: () => (isHeld(url) && isHeld(key) ? null : `no file holds ${url} and its key`),
      },
      {
        name: 'An unknown path is answered with 404 and the page for it',
        fix: 'remove the rule that sends every path to index.html; let the host answer 404.html',
        run: async () => {
          const replies = await Promise.all(LANGUAGES.map(({ path }) => get(site + path + UNKNOWN_PATH)));
          return replies.flatMap(({ path, status, body }, index) => {
            if (status !== 404) return `${path} answered ${status}`;
            const lang = `<html lang="${LANGUAGES[index]?.locale}"`;
            const isOwn = ['<h1', 'noindex', lang].every((part) => body.includes(part));
            return isOwn ? [] : `${path} is not answered with the site's own page in its language`;
          });
        },
      },
      {
        name: 'Nothing private is served',
        fix: 'deploy the folder dist, not the project; replace every key that was in these files',
        run: async () => {
          const replies = await Promise.all(PRIVATE_FILES.map((path) => get(site + path)));
          return replies.filter(({ status }) => status === 200).map(answered);
        },
      },
      {
        name: 'Every answer comes with the security headers',
        fix: 'deploy public/_headers or vercel.json with the site, and change headers only there, not in the dashboard of the host',
        run: async () => {
          const asset = files.find(({ path }) => path.startsWith('/assets/')) ?? [];
          return [...pages, asset, await get(`${site}/${UNKNOWN_PATH}`)].flat().flatMap(differences);
        },
      },
      {
        name: 'Nobody has added to the page',
        fix: 'switch off what your host or network adds: snippets, analytics, Email Address Obfuscation, Rocket Loader',
        run: () =>
          pages.flatMap(({ path, body }) =>
            [...new Set(body.match(ADDED))].map((markup) => `${path} holds ${markup}`),
          ),
      },
      ...unset,
      {
        name: 'The consent gives the postal address of VITE_MAILING_ADDRESS',
        fix: 'set VITE_MAILING_ADDRESS where the site is built and where the doctor runs, then build and deploy again',
        run: () => {
          if (mailingAddress === '') return "there is none, which Canada's anti-spam law asks for";
          return isHeld(mailingAddress) ? null : `no file holds ${mailingAddress}`;
        },
      },
      {
        name: 'VITE_SITE_URL is this address, and the picture for shared links comes',
        fix: `set it to ${site} where the site is built, then build and deploy again`,
        run: async () => {
          const problems = ofPages(
            ({ path, siteUrl }) =>
              siteUrl !== site + path && `the address of ${path} is ${siteUrl || 'missing'}`,
          );
          const pictures = pages.map(({ shareImage }) => shareImage);
          return problems.length > 0 ? problems : unanswered(await Promise.all(pictures.map(get)));
        },
      },
      {
        name: 'Terms and privacy policy answer',
        fix: 'publish both pages (docs/owner.md), or set VITE_TERMS_URL and VITE_PRIVACY_URL to where they are',
        run: async () => {
          const addresses = new Set(pages.flatMap(({ termsUrl, privacyUrl }) => [termsUrl, privacyUrl]));
          return (await Promise.all([...addresses].map((address) => legalProblem(address, site)))).flat();
        },
      },
    ],
  };
}
