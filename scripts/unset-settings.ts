import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseSettings, type Settings } from '../src/lib/settings-schema.ts';

const DAY_MS = 86_400_000;

const { contactEmail } = parseSettings({
  VITE_SUPABASE_URL: 'https://example.invalid',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_none',
});

/** A finished landing page. The console stays silent about CSS that jsdom does not know. */
export const parsePage = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

/** Links of the footer, by what says the same in every language. */
const CONTACT = 'footer a[href^="mailto:"]';
const TERMS = 'a[rel="terms-of-service"]';
const PRIVACY = 'a[rel="privacy-policy"]';

const targetOf = (page: Document, link: string) => page.querySelector(link)?.getAttribute('href');

/** Where the page's links to the terms and to the privacy policy lead, without placeholders. */
export const legalTargets = (page: Document): string[] =>
  [TERMS, PRIVACY].flatMap((link) => targetOf(page, link)?.replace(/^#$/, '') || []);

function linkProblem(page: Document, link: string, placeholder: string, problem: string): string | null {
  const target = targetOf(page, link);
  if (target == null) return `the page has no link ${link}`;
  return target.startsWith(placeholder) ? problem : null;
}

function launchProblem(page: Document, today: Date): string | null {
  const date = page.querySelector('time')?.dateTime ?? '';
  const days = Math.floor((today.getTime() - Date.parse(date)) / DAY_MS);
  if (Number.isNaN(days)) return 'the page names no launch day';
  // The day itself ends last in Vancouver.
  return days > 1 ? `the page counts the days to ${date}, ${days} days ago` : null;
}

interface Published {
  page: Document;
  today: Date;
  /** Only in the dialog's code. */
  mailingAddress: Settings['mailingAddress'];
}

/**
 * Settings without which the site would publish a placeholder, in the order of .env.example, each with what is wrong with
 * a landing page; null when nothing is. Without the two settings before them there is no page.
 */
export const UNSET_SETTINGS: Readonly<Record<string, (published: Published) => string | null>> = {
  VITE_SITE_URL: ({ page }) =>
    page.querySelector('link[rel=canonical]') === null ? 'shared links show no picture' : null,
  VITE_CONTACT_EMAIL: ({ page }) =>
    linkProblem(page, CONTACT, `mailto:${contactEmail}`, `the page gives ${contactEmail}`),
  VITE_LAUNCH_DATE: ({ page, today }) => launchProblem(page, today),
  VITE_TERMS_URL: ({ page }) => linkProblem(page, TERMS, '#', 'the terms lead nowhere'),
  VITE_PRIVACY_URL: ({ page }) => linkProblem(page, PRIVACY, '#', 'the privacy policy leads nowhere'),
  VITE_MAILING_ADDRESS: ({ mailingAddress }) =>
    mailingAddress === '' ? "the consent has no postal address, which Canada's anti-spam law asks for" : null,
};

/**
 * What is wrong with the page of the terms or of the privacy policy: it does not answer, or has a blank, marked as in
 * docs/templates.
 * @param address A path of the site, or an address; empty for none.
 * @param site A folder, or the origin of the site.
 */
export async function legalProblem(address: string, site: string): Promise<string[]> {
  if (address === '') return [];
  const isFile = address.startsWith('/') && !URL.canParse(site);
  const page = isFile ? readFile(join(site, address), 'utf8') : load(address.replace(/^\//, `${site}/`));
  const text = await page.catch(() => null);
  if (text === null) return [`${address} does not answer`];
  return text.includes('<mark>') ? [`${address} has blanks to fill in`] : [];
}

async function load(address: string): Promise<string | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  return response.ok ? response.text() : null;
}
