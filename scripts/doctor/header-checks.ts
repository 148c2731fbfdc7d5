import { readFileSync } from 'node:fs';
import { headersFor, parseHeaders } from '../site-build/headers-file.ts';
import { type Check, check, checks } from './checks.ts';
import type { Settings } from './settings.ts';
import type { Reply, Site } from './site.ts';

const FIX =
  'The build writes the headers (dist/_headers; on Vercel .vercel/output): deploy it as it is. A policy that differs: page and headers are of different builds, or the host edits one of them. Caching that differs: a cache in front of the host may set its own';

/** What a host added: the build's pages load no script by `src`, and nothing from Cloudflare's own folder. */
const ADDED = /<script\b[^>]*\ssrc=[^>]*>|\/cdn-cgi\/[\w./-]*/g;

/** The live headers are those that the build writes for exactly these pages. */
export function headerChecks(site: Site, { url, embedded }: Settings): Check[] {
  const known = !embedded && URL.canParse(url);
  const compare = (...replies: Reply[]) => {
    const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
    const problems = replies.flatMap(({ path, headers }) =>
      Object.entries(headersFor(rules, path)).flatMap(([name, value]) => differences(name, headers, value)),
    );
    const isUnknown = (problem: string) => !embedded && !known && problem.includes('connect-src');
    return [...new Set(problems)].filter((problem) => !isUnknown(problem));
  };
  return [
    ...checks(FIX, {
      'The landing page comes with the headers of the build': () => compare(site.page),
      'Files of the build come with the headers of the build': () =>
        compare(...site.files.filter(({ path }) => path.startsWith('/assets/'))),
      'The 404 page comes with the headers of the build': () => compare(site.notFound),
    }),
    check(
      'Nobody has added to the page',
      'Switch off what your host or network adds: snippets, analytics, Email Address Obfuscation, Rocket Loader (docs/hosting.md)',
      () => [...new Set(site.html.match(ADDED))].map((markup) => `it holds ${markup}`),
    ),
  ];
}

/** Compares the directives of a header, in any order. */
function differences(name: string, headers: Headers, expected: string): string[] {
  const live = headers.get(name);
  if (live === null) return [`${name} is missing`];
  // A host may lengthen the time for which only https is spoken.
  if (name === 'Strict-Transport-Security' && seconds(live) >= seconds(expected)) return [];
  // There are several ways to have the page asked for again.
  const isAskedAgain = (value: string) => /\b(?:max-age=0|no-cache|no-store)\b/.test(value);
  if (name === 'Cache-Control' && isAskedAgain(live) && isAskedAgain(expected)) return [];
  const [actual, wanted] = [directivesOf(live), directivesOf(expected)];
  return [
    ...wanted.filter((part) => !actual.includes(part)).map((part) => `${name} lacks ${part}`),
    ...actual.filter((part) => !wanted.includes(part)).map((part) => `${name} has ${part}`),
  ];
}

const seconds = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Each with its sources in one order, as that of hashes depends on the order of the pages. */
const directivesOf = (header: string) =>
  header.split(/[;,]/).map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, ...sources.sort()].join(' ');
  });
