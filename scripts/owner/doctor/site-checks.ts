import { LANGUAGES } from '../../../src/lib/languages.ts';
import { headersOf } from '../../shared/headers.ts';
import { findLegalProblems, findUnset, listLegalUrls } from '../../shared/launch-warnings.ts';
import { variableOf } from '../../shared/settings.ts';
import type { Settings } from '../../shared/settings-schema.ts';
import { type Check, type HttpResult, request } from './http-result.ts';

const UNKNOWN_PATH = 'no-such-page-of-the-doctor';

/** The HTML that identifies a page from a build. */
const PAGE_MARKER = '<div id="root" data-route="';

/**
 * Patterns for the files that a page loads, and for the files that a script or a stylesheet refers to by an absolute or a
 * relative path.
 */
const FILE_IN_PAGE = /(?:href|src)="(\/[\w.-][^"#?]*\.(?!html)\w+)"/g;
const FILE_IN_FILE = /["'(`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["')`]/g;

const get = (url: string, redirect: RequestRedirect = 'manual') => request('site', url, { redirect });

const filterFailed = (results: readonly HttpResult[]) => results.filter(({ status }) => status !== 200);

/** Whether a response, correct or not, comes from the host itself. A proxy responds with a different status. */
const isFromHost = ({ status }: HttpResult) =>
  status === 200 || status === 404 || (status > 300 && status < 309);

/** Returns the rules in an `X-Robots-Tag` header that keep a page out of search engines. */
const findHidingRules = (header: string | null) =>
  (header ?? '').split(',').filter((rule) => /^\s*(?:googlebot:\s*)?(?:noindex|none)\s*$/i.test(rule));

const maxAgeOf = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

/** Returns the differences between the headers of a response and those in vercel.json. */
const findHeaderDifferences = ({ path, headers }: HttpResult): string[] =>
  [...headersOf('/any')].flatMap(([name, value]) => {
    const sent = headers.get(name);
    // A host may set a longer max-age for Strict-Transport-Security.
    const isExpected = name.startsWith('Strict') ? maxAgeOf(sent) >= maxAgeOf(value) : sent === value;
    return isExpected ? [] : `${path} has ${sent === null ? 'no' : 'a different'} ${name}`;
  });

/**
 * Returns the pages and every file that a visit may load: the files to which the pages refer, directly or through other
 * files.
 */
async function loadFiles(pages: readonly HttpResult[], site: string): Promise<HttpResult[]> {
  const paths = new Set(
    pages.flatMap(({ body }) => [...body.matchAll(FILE_IN_PAGE)].map(([, path = '']) => path)),
  );
  const files = [...pages];
  // The loop also visits the paths that it adds to the set.
  for (const path of paths) {
    const file = await get(site + path);
    files.push(file);
    if (!/\.(?:js|css)$/.test(path)) continue;
    for (const [, asset] of file.body.matchAll(FILE_IN_FILE)) paths.add(`/assets/${asset}`);
  }
  return files;
}

/**
 * Returns the checks of a deployed site. The other checks make sense only if the first one passes.
 * @param site The origin of the site.
 */
export function siteChecks(site: string, settings: Settings): Check[] {
  let pages: HttpResult[] = [];
  let files: HttpResult[] = [];
  const isInFile = (text: string) => files.some(({ body }) => body.includes(text));

  return [
    {
      name: 'The landing page loads, with all of its files',
      async run() {
        pages = await Promise.all(LANGUAGES.map(({ path }) => get(site + path)));
        const wrongPages = pages.filter(({ status, body }) => status !== 200 || !body.includes(PAGE_MARKER));
        if (wrongPages.length > 0) {
          const note = ({ status }: HttpResult) => (status === 200 ? ': not the page of this site' : '');
          return wrongPages.map((each) => ({ ...each, text: each.text + note(each) }));
        }
        files = await loadFiles(pages, site);
        return filterFailed(files);
      },
    },
    {
      name: 'The site was built with these settings',
      fix: 'where the site is built, set these variables to the same values as here, then build and deploy again',
      // In scripts, quotes may be escaped with a backslash.
      run: async () =>
        Object.entries(settings)
          .filter(([, value]) => !isInFile(value) && !isInFile(JSON.stringify(value).slice(1, -1)))
          .map(([name, value]) => `${variableOf(name)}: no file contains ${value}`),
    },
    {
      name: 'An unknown path returns 404 and the 404 page',
      fix: 'remove the rule that sends every path to index.html; let the host respond with 404.html, uncached',
      async run() {
        const replies = await Promise.all(LANGUAGES.map(({ path }) => get(site + path + UNKNOWN_PATH)));
        const asset = await get(`${site}/assets/${UNKNOWN_PATH}.js`);
        // The next deploy may add the file, so a 404 must not be cached for long.
        if (maxAgeOf(asset.headers.get('cache-control')) > 3600)
          return [`${asset.path} is cached for more than an hour`];
        return replies.flatMap((result, index) => {
          const { path, status, body } = result;
          if (!isFromHost(result)) return result;
          if (status !== 404) return `${path} returned ${status}`;
          const lang = `<html lang="${LANGUAGES[index]?.locale}"`;
          const isOwn = ['<h1', 'noindex', lang].every((part) => body.includes(part));
          return isOwn ? [] : `${path} does not return the site’s own 404 page in the expected language`;
        });
      },
    },
    {
      name: 'Every response has the security headers',
      fix: 'deploy vercel.json or the _headers of dist with the site, and change headers only in vercel.json, not in the dashboard of the host',
      async run() {
        const assets = files.filter(({ path }) => path.startsWith('/assets/')).slice(0, 1);
        const results = [...pages, ...assets, await get(`${site}/${UNKNOWN_PATH}`)];
        return results.flatMap<string | HttpResult>((each) =>
          isFromHost(each) ? findHeaderDifferences(each) : each,
        );
      },
    },
    {
      name: 'The page has no placeholders',
      fix: 'run "npm run setup", set the same values where the site is built, then build and deploy again',
      run: async () => findUnset(settings),
    },
    {
      name: 'The canonical URL and the share image belong to this site',
      fix: `set VITE_SITE_URL to ${site} where the site is built, then build and deploy again`,
      async run() {
        if (settings.siteUrl === '') return [];
        const wrong = pages.filter(
          ({ path, body }) => !body.includes(`rel="canonical" href="${site}${path}"`),
        );
        if (wrong.length > 0)
          return wrong.map(({ path }) => `the canonical URL of ${path} is not ${site}${path}`);
        const images = pages.flatMap(
          ({ body }) => body.match(/(?<=property="og:image" content=")[^"]+/) ?? '',
        );
        return filterFailed(await Promise.all(images.map((image) => get(image))));
      },
    },
    {
      name: 'The terms and the privacy policy load, with all blanks filled in',
      fix: 'publish both pages (docs/owner.md), or set VITE_TERMS_URL and VITE_PRIVACY_URL to their URLs',
      async run() {
        const results: HttpResult[] = [];
        const problems = await findLegalProblems(listLegalUrls(settings), async (url) => {
          const result = await get(new URL(url, site).href, 'follow');
          results.push(result);
          if (result.status === 404) return null;
          return result.status === 200 ? result.body : '';
        });
        return [...problems, ...results.filter((result) => !isFromHost(result))];
      },
    },
    {
      name: 'Search engines may show the pages',
      fix: 'remove this header at the host, which sets it for previews and for unfinished pages',
      async run() {
        return pages.flatMap(({ path, headers }) =>
          findHidingRules(headers.get('x-robots-tag')).map((rule) => `${path} has X-Robots-Tag: ${rule}`),
        );
      },
    },
  ];
}
