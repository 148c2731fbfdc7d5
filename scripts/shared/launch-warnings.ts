import { LANGUAGES } from '../../src/lib/languages.ts';
import { DEFAULTS, variableOf } from './settings.ts';
import type { Settings } from './settings-schema.ts';

/** Whether a calendar date is before today's, in Toronto. */
const isPast = (date: string) =>
  date < new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

function launchProblem(date: string): string | false {
  if (date === DEFAULTS.launchDate) return `the page counts the days to ${date}`;
  return isPast(date) && `the launch date ${date} is past, so the page says that it is live`;
}

/** What the site would publish unfinished, each with the setting to set. */
export function findUnset(settings: Settings): string[] {
  const { siteUrl, contactEmail, launchDate, termsUrl, privacyUrl, mailingAddress } = settings;
  const problems = {
    siteUrl: siteUrl === '' && 'shared links show no picture',
    contactEmail: contactEmail === DEFAULTS.contactEmail && `the page gives ${contactEmail}`,
    launchDate: launchProblem(launchDate),
    termsUrl: termsUrl === '' && 'the terms lead nowhere',
    privacyUrl: privacyUrl === '' && 'the privacy policy leads nowhere',
    mailingAddress:
      mailingAddress === '' && "the consent has no postal address, which Canada's anti-spam law asks for",
  } satisfies Partial<Record<keyof Settings, string | false>>;
  return Object.entries(problems).flatMap(([name, text]) =>
    text === false ? [] : `${text}. Set ${variableOf(name)}.`,
  );
}

/** Where the terms and the privacy policy are: a path of the site is one in each language. */
export const legalAddresses = ({ termsUrl, privacyUrl }: Settings): string[] =>
  [termsUrl, privacyUrl].flatMap((address) =>
    address.startsWith('/') ? LANGUAGES.map(({ path }) => path + address.slice(1)) : address || [],
  );

const INVISIBLE = /<!--.*?-->|<(head|script|style|template|noscript)\b.*?<\/\1>|<[^>]+>/gis;

/** Words in brackets, as the blanks of docs/templates; no number of a note, and not what Cloudflare makes of an address. */
const BLANK = /\[(?!email(?:&#160;|.)protected)[^[\]]*\p{L}{2}[^[\]]*\]/u;

/**
 * What is wrong with the pages of the terms and of the privacy policy: they do not answer, lack letters, or have blanks in
 * brackets.
 * @param read Returns the HTML of an address, or null.
 */
export async function legalProblems(
  addresses: readonly string[],
  read: (address: string) => Promise<string | null>,
): Promise<string[]> {
  const problems = addresses.map(async (address) => {
    const html = await read(address).catch(() => null);
    if (html === null) return `${address} does not answer`;
    // What a decoder writes for bytes that are none of UTF-8, as word processors save pages.
    if (html.includes('\uFFFD')) return `${address} is not saved as UTF-8, so letters are missing`;
    const [blank] = BLANK.exec(html.replaceAll(INVISIBLE, '')) ?? [];
    return blank === undefined
      ? []
      : `${address} has blanks to fill in, such as ${blank.replaceAll(/\s+/g, ' ')}`;
  });
  return (await Promise.all(problems)).flat();
}
