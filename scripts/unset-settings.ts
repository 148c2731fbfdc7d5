import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { LANGUAGES } from '../src/lib/languages.ts';
import { parseSettings, type Settings } from '../src/lib/settings-schema.ts';

const { contactEmail: DEFAULT_EMAIL, launchDate: DEFAULT_DATE } = parseSettings({
  VITE_SUPABASE_URL: 'https://example.invalid',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_none',
});

/** What a finished landing page shows of its settings, found by what is the same in every language; else empty. */
export function readPage(html: string) {
  // The console stays silent about CSS that jsdom does not know.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const find = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    /** With the page's path. */
    siteUrl: find('link[rel=canonical]', 'href'),
    contactEmail: find('footer a[href^="mailto:"]', 'href').replaceAll(/^mailto:|\?.*$/g, ''),
    launchDate: find('time', 'datetime'),
    termsUrl: find('a[rel="terms-of-service"]', 'href').replace(/^#$/, ''),
    privacyUrl: find('a[rel="privacy-policy"]', 'href').replace(/^#$/, ''),
    shareImage: find('meta[property="og:image"]', 'content'),
  };
}

/** Whether a calendar date is before today's, in Toronto. */
const isPast = (date: string) =>
  date < new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

type Problem = (
  settings: Omit<Settings, 'supabaseUrl' | 'supabaseAnonKey' | 'productName'>,
) => string | false;

/**
 * Settings without which the site publishes a placeholder, in the order of .env.example, each with what is wrong then.
 * Without the two settings before them there is no page.
 */
export const UNSET_SETTINGS: Readonly<Record<string, Problem>> = {
  VITE_SITE_URL: ({ siteUrl }) => siteUrl === '' && 'shared links show no picture',
  VITE_CONTACT_EMAIL: ({ contactEmail }) =>
    ['', DEFAULT_EMAIL].includes(contactEmail) && `the page gives ${contactEmail || 'no address'}`,
  VITE_LAUNCH_DATE: ({ launchDate }) =>
    (['', DEFAULT_DATE].includes(launchDate) && `the page counts the days to ${launchDate || 'no date'}`) ||
    (isPast(launchDate) && `the launch date ${launchDate} is past, so the page says that it is live`),
  VITE_TERMS_URL: ({ termsUrl }) => termsUrl === '' && 'the terms lead nowhere',
  VITE_PRIVACY_URL: ({ privacyUrl }) => privacyUrl === '' && 'the privacy policy leads nowhere',
  VITE_MAILING_ADDRESS: ({ mailingAddress }) =>
    mailingAddress === '' && "the consent has no postal address, which Canada's anti-spam law asks for",
};

/** Words in brackets, as the blanks of docs/templates; no number of a note, and not what Cloudflare makes of an address. */
const BLANK = /\[(?!email.protected)[^[\]]*\p{L}{2}[^[\]]*\]/u;

/** What a reader of a page sees. */
function visibleText(html: string): string {
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  for (const part of document.querySelectorAll('script, style, template, noscript')) part.remove();
  return document.body.textContent ?? '';
}

/**
 * What is wrong with the page of the terms or of the privacy policy: it does not answer, or has a blank in brackets.
 * @param address A path of the site, or an address; empty for none.
 * @param site A folder, or the origin of the site.
 */
export async function legalProblem(address: string, site: string): Promise<string[]> {
  if (address === '') return [];
  const isFile = address.startsWith('/') && !URL.canParse(site);
  const page = isFile ? readFile(join(site, address), 'utf8') : load(address.replace(/^\//, `${site}/`));
  const text = await page.catch(() => null);
  if (text === null) return [`${address} does not answer`];
  const [blank] = BLANK.exec(visibleText(text)) ?? [];
  return blank === undefined
    ? []
    : [`${address} has blanks to fill in, such as ${blank.replaceAll(/\s+/g, ' ')}`];
}

async function load(address: string): Promise<string | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  return response.ok ? response.text() : null;
}

/**
 * What a build publishes unfinished, with what to do: settings that are not set, and legal pages of the site with blanks.
 * @param folder The built site.
 */
export async function findPlaceholders(settings: Settings, folder: string): Promise<string[]> {
  const unset = Object.entries(UNSET_SETTINGS).flatMap(([variable, problem]) => {
    const text = problem(settings);
    return text === false ? [] : [`${text}. Set ${variable}.`];
  });
  const pages = LANGUAGES.map(({ path }) => readPage(readFileSync(join(folder, path, 'index.html'), 'utf8')));
  const legal = pages.flatMap(({ termsUrl, privacyUrl }) => [termsUrl, privacyUrl]);
  const own = [...new Set(legal)].filter((address) => address.startsWith('/'));
  const problems = await Promise.all(own.map((address) => legalProblem(address, folder)));
  return [...unset, ...problems.flat().map((text) => `${text} (docs/owner.md).`)];
}
