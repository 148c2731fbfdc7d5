import { LANGUAGES } from '../../src/lib/languages.ts';
import { DEFAULTS, variableOf } from './settings.ts';
import type { Settings } from './settings-schema.ts';

/** Whether a calendar date is before today in Toronto. */
const isPast = (date: string) =>
  date < new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

function findLaunchProblem(date: string): string | false {
  if (date === DEFAULTS.launchDate) return `the page uses the example launch date ${date}`;
  return isPast(date) && `the launch date ${date} is past, so the page says that the product is live`;
}

/** Describes what would be unfinished on a published site. Each description names the setting to change. */
export function findUnset(settings: Settings): string[] {
  const { siteUrl, contactEmail, launchDate, termsUrl, privacyUrl, mailingAddress } = settings;
  const problems = {
    siteUrl: siteUrl === '' && 'shared links show no picture',
    contactEmail:
      contactEmail === DEFAULTS.contactEmail && `the page shows the example email address ${contactEmail}`,
    launchDate: findLaunchProblem(launchDate),
    termsUrl: termsUrl === '' && 'the link to the terms leads nowhere',
    privacyUrl: privacyUrl === '' && 'the link to the privacy policy leads nowhere',
    mailingAddress:
      mailingAddress === '' && "the consent has no mailing address, which Canada's anti-spam law requires",
  } satisfies Partial<Record<keyof Settings, string | false>>;
  return Object.entries(problems).flatMap(([name, text]) =>
    text === false ? [] : `${text}. Set ${variableOf(name)}.`,
  );
}

/** Returns the URLs of the terms and the privacy policy. For a path on the site, returns one URL per language. */
export const listLegalUrls = ({ termsUrl, privacyUrl }: Settings): string[] =>
  [termsUrl, privacyUrl].flatMap((url) =>
    url.startsWith('/') ? LANGUAGES.map(({ path }) => path + url.slice(1)) : url || [],
  );

const INVISIBLE = /<!--.*?-->|<(head|script|style|template|noscript)\b.*?<\/\1>|<[^>]+>/gis;

/**
 * Matches words in brackets, such as the blanks in docs/templates. Ignores note numbers such as [1] and the text that
 * Cloudflare puts in place of an email address.
 */
const BLANK = /\[(?!email(?:&#160;|.)protected)[^[\]]*\p{L}{2}[^[\]]*\]/u;

/**
 * Returns the problems with the terms and the privacy policy: pages that do not load, are not in UTF-8, or still have blanks
 * in brackets.
 * @param read Returns the HTML at a URL, or null.
 */
export async function findLegalProblems(
  urls: readonly string[],
  read: (url: string) => Promise<string | null>,
): Promise<string[]> {
  const problems = urls.map(async (url) => {
    const html = await read(url).catch(() => null);
    if (html === null) return `${url} does not load`;
    // A decoder replaces invalid UTF-8 with this character. Word processors save pages in other encodings.
    if (html.includes('\uFFFD')) return `${url} is not saved as UTF-8, so some letters are missing`;
    const [blank] = BLANK.exec(html.replaceAll(INVISIBLE, '')) ?? [];
    return blank === undefined
      ? []
      : `${url} still has blanks to fill in, such as ${blank.replaceAll(/\s+/g, ' ')}`;
  });
  return (await Promise.all(problems)).flat();
}
