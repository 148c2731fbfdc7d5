import { cleanEmail } from '@/lib/normalize-typed';
import { MAIL_DOMAINS } from './mail-domains';

/** A domain, and its parts before and behind its first full stop. */
interface Domain {
  whole: string;
  name: string;
  ending: string;
}

const KNOWN = MAIL_DOMAINS.map(divide);

/** Endings by which the domain of a provider that has only one is mistaken. */
const COMMON_ENDINGS = ['ca', 'com', 'net', 'org', 'fr'];

/** The likely address, with its name as typed, of one whose domain is probably mistyped; null for any other. */
export function likelyAddress(text: string): string | null {
  const address = cleanEmail(text);
  const at = address.lastIndexOf('@');
  const likely = likelyDomain(address.slice(at + 1).toLowerCase());
  return at < 1 || likely === null ? null : address.slice(0, at + 1) + likely;
}

function likelyDomain(typed: string): string | null {
  // A comma, or several, for a full stop.
  const plain = typed.replaceAll(/[.,]+/g, '.');
  const likely = nearestKnown(divide(plain))?.whole ?? withCom(plain);
  return likely === typed ? null : likely;
}

/** The known domain that is meant, which is the domain itself if it is known. */
function nearestKnown(domain: Domain): Domain | undefined {
  return (
    KNOWN.find(({ whole }) => domain.whole === whole) ??
    KNOWN.find(({ whole }) => domain.whole.replaceAll('.', '') === whole.replace('.', '')) ??
    KNOWN.find((known) => domain.name === known.name && isLikeEnding(domain.ending, known.ending)) ??
    KNOWN.find((known) => domain.name === known.name && isOtherEnding(domain.ending, known.name)) ??
    KNOWN.find((known) => isLikeName(domain.name, known.name) && isLikeEnding(domain.ending, known.ending))
  );
}

function divide(whole: string): Domain {
  const [name = '', ...others] = whole.split('.');
  return { whole, name, ending: others.join('.') };
}

/** Much is one edit away from a short name: `well.ca` from `bell.ca`. */
function isLikeName(typed: string, name: string): boolean {
  if (name.length < 4 || !isOneEdit(typed, name)) return false;
  return name.length > 4 || [...typed].sort().join('') === [...name].sort().join('');
}

/** Any two letters are a country's, but after the name of a provider `.co` and `.cm` are a part of `.com`. */
function isLikeEnding(typed: string, ending: string): boolean {
  return typed === ending || (isOneEdit(typed, ending) && (typed.length !== 2 || ending === 'com'));
}

/** Whether nothing follows the name of a provider, or a usual ending of which the provider has none. */
function isOtherEnding(typed: string, provider: string): boolean {
  const isSingle = KNOWN.filter(({ name }) => name === provider).length === 1;
  return typed === '' || (isSingle && provider.length > 4 && COMMON_ENDINGS.includes(typed));
}

/** Any domain with an ending that does not exist and is nearly `.com`, corrected; null for others. */
function withCom(domain: string): string | null {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const isMistyped = isOneEdit(ending, 'com') && ending.length !== 2 && ending !== 'cam';
  return isMistyped && ending !== domain ? `${domain.slice(0, -ending.length)}com` : null;
}

/** Whether two texts differ by a letter too many, too few or wrong, or by two neighbours that have changed places. */
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
