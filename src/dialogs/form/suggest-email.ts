import { cleanEmail } from '@/lib/normalize-typed';

/** The domains of most email addresses in Canada. If a typo is equally close to two of them, the first is suggested. */
const PROVIDERS = [
  'gmail.com hotmail.com hotmail.ca hotmail.fr outlook.com live.com live.ca icloud.com yahoo.com yahoo.ca yahoo.fr',
  'rogers.com bell.net sympatico.ca shaw.ca telus.net videotron.ca cogeco.ca eastlink.ca sasktel.net',
].flatMap((names) => names.split(' '));
/** Valid domains that look like typos of the domains above but must not be corrected. */
const OTHER_DOMAINS = ['mail.com', 'email.com', 'ymail.com', 'bell.ca', 'well.ca'];
/** Endings that are probably typos of `.com`. */
const COM_TYPO = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|om)$/;

/** Suggests a correction for an email address with misplaced dots or a mistyped domain. Returns null for any other text. */
export function suggestEmail(text: string): string | null {
  const [, typedName = '', ending = ''] = /^(.+)@(.*)$/.exec(cleanEmail(text)) ?? [];
  const typedDomain = ending.toLowerCase();
  const name = typedName.replaceAll(/\.+/g, '.').replace(/^\.|\.$/g, '');
  const domain = suggestDomain(typedDomain);
  return name === '' || (name === typedName && domain === typedDomain) ? null : `${name}@${domain}`;
}

function suggestDomain(typed: string): string {
  const domain = typed.replaceAll(/[.,]+/g, '.').replace(COM_TYPO, '.com');
  if ([...PROVIDERS, ...OTHER_DOMAINS].includes(domain)) return domain;
  return PROVIDERS.find((known) => isOneEdit(domain, known)) ?? domain;
}

/** Whether two strings differ by one extra, missing or wrong character, or by two swapped neighbors. */
function isOneEdit(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((text) => text.slice(start, text.length - end)) as [string, string];
  if (Math.max(left.length, right.length) === 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
