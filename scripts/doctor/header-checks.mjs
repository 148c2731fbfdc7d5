import { createHash } from 'node:crypto';
import { failed, passed, passedUnless } from './findings.mjs';
import { LOST_PATH } from './site.mjs';
import { needsSite, replyTo } from './site-checks.mjs';

/** @import { Check, Group } from './findings.mjs' */
/** @import { Settings } from './settings.mjs' */
/** @import { Reply } from './site.mjs' */
/** @import { Stay } from './site-checks.mjs' */

const SEND_HEADERS =
  'The build writes the headers (dist/_headers; on Vercel .vercel/output): deploy it as it is. GitHub Pages cannot send any; docs/hosting.md has the ways out';

/**
 * The headers of scripts/build/security-headers.ts, and what makes each worth having.
 * @type {Readonly<Record<string, RegExp>>}
 */
const SECURITY_HEADERS = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=[1-9]\d{7}/,
  'x-content-type-options': /^nosniff$/i,
  'referrer-policy': /strict-origin|no-referrer|same-origin/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** The build's pages load no script by its address (the boot does that), and nothing from Cloudflare's own folder. */
const ADDED = /<script\b[^>]*\ssrc=[^>]*>|\/cdn-cgi\/[\w./-]*/g;

/**
 * @param {Stay} stay
 * @param {Settings} settings
 * @returns {Group}
 */
export function headerChecks(stay, { url, embedded }) {
  const asset = () => assetsOf(stay)[0] ?? failedToFind();
  return {
    title: 'Headers',
    needs: needsSite(stay),
    checks: [
      securing('The landing page', () => replyTo(stay, '/')),
      securing('A file of the build', asset),
      securing('The 404 page', () => replyTo(stay, LOST_PATH)),
      {
        name: "The policy knows the page's own scripts and the project",
        mend: 'Page and headers are of different builds, or the host adds to one of them: deploy again, switch off what edits HTML',
        look: () => policyFits(replyTo(stay, '/'), embedded ? '' : url),
      },
      {
        name: 'Nobody has added to the page',
        mend: 'Switch off what your host or network adds: snippets, analytics, Email Address Obfuscation, Rocket Loader (docs/hosting.md)',
        look: () => {
          const added = replyTo(stay, '/').body.toString().match(ADDED) ?? [];
          return passedUnless([...new Set(added)].map((markup) => `it holds ${markup}`));
        },
      },
      {
        name: 'The page is asked for again, files with a hash are kept',
        mend: `${SEND_HEADERS}. A cache in front of the host may set its own`,
        look: () => {
          const age = (/** @type {Reply} */ { headers }) =>
            headers.get('cache-control') ?? 'no cache-control';
          const problems = [];
          const page = age(replyTo(stay, '/'));
          if (!/max-age=0\b|no-cache|no-store/.test(page)) problems.push(`the page: ${page}`);
          const brief = assetsOf(stay).filter((reply) => !/max-age=31536000\b.*immutable/.test(age(reply)));
          if (brief[0] !== undefined)
            problems.push(`${brief.length} files, such as ${brief[0].path}: ${age(brief[0])}`);
          return passedUnless(problems);
        },
      },
    ],
  };
}

/** @param {Stay} stay */
const assetsOf = ({ replies }) => replies.filter(({ path }) => path.startsWith('/assets/'));

/** @returns {never} */
function failedToFind() {
  throw new Error('the page names no file in /assets/');
}

/** @param {string} what @param {() => Reply} reply @returns {Check} */
function securing(what, reply) {
  return {
    name: `${what} comes with the security headers`,
    mend: SEND_HEADERS,
    look: () => {
      const { headers } = reply();
      const weak = Object.entries(SECURITY_HEADERS).filter(
        ([name, shape]) => !shape.test(headers.get(name) ?? ''),
      );
      return passedUnless(weak.map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`));
    },
  };
}

/** @param {Reply} page @param {string} url of the project; empty when it is the site's own or not known */
function policyFits({ headers, body }, url) {
  const policy = headers.get('content-security-policy');
  if (policy === null) return failed('there is no policy');
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? [];
  const inline = [
    ...body.toString().matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs),
  ];
  const unknown = inline.filter(([, text = '']) => !scripts.includes(`'${hashOf(text)}'`));
  const problems = [
    ...(scripts.includes("'unsafe-inline'") || scripts.includes("'unsafe-eval'")
      ? ['it lets any script run']
      : []),
    ...(unknown.length === 0 ? [] : [`${unknown.length} inline script(s) of the page are not in it`]),
  ];
  if (URL.canParse(url) && !(directives.get('connect-src') ?? []).includes(new URL(url).origin)) {
    problems.push(`connect-src does not name ${new URL(url).origin}`);
  }
  return problems.length === 0 ? passed() : failed(problems.join('; '));
}

/** @param {string} text */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
