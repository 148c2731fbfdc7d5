import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFooter } from '../src/content/site.ts';
import { parseSettings } from '../src/lib/settings-schema.ts';

const DAY_MS = 86_400_000;

const { contactEmail } = parseSettings({
  VITE_SUPABASE_URL: 'https://example.invalid',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_none',
});

/** What is wrong with a link of the footer. */
const leadsNowhere = (text: string) => (html: string) =>
  new RegExp(`<a\\s[^>]*href="#"[^>]*>\\s*${text}`).test(html) ? `${text} leads nowhere` : null;

function launchProblem(html: string, today: Date): string | null {
  const [, date = ''] = /<time [^>]*datetime="([\d-]+)"/i.exec(html) ?? [];
  const days = Math.floor((today.getTime() - Date.parse(date)) / DAY_MS);
  // The day itself ends last in Vancouver.
  return days > 1 ? `the page says "Live today!" for ${date}, ${days} days ago` : null;
}

/**
 * Settings without which the site would publish a placeholder, in the order of .env.example, each with what is wrong with
 * a finished landing page; null when nothing is. Without the two settings before them there is no page.
 */
export const UNSET_SETTINGS: Readonly<Record<string, (html: string, today: Date) => string | null>> = {
  VITE_SITE_URL: (html) => (html.includes('rel="canonical"') ? null : 'shared links show no picture'),
  VITE_CONTACT_EMAIL: (html) =>
    html.includes(`mailto:${contactEmail}`) ? `the page gives ${contactEmail}` : null,
  VITE_LAUNCH_DATE: launchProblem,
  VITE_TERMS_URL: leadsNowhere(siteFooter.terms),
  VITE_PRIVACY_URL: leadsNowhere(siteFooter.privacy),
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
