import { codeOf, isObject } from '../../shared/errors.ts';
import { DIAGNOSES, type Side } from './diagnoses.ts';

/** Something that has to hold. */
export interface Check {
  /** What holds when the check passes. */
  name: string;
  /** What the owner does about what it finds in words. */
  fix?: string;
  /** Returns what is wrong, in words, and answers that were not expected; nothing when the check passes. */
  run: () => Promise<(string | Answer)[]>;
}

/** What came back, from the project or the site, or from whoever stands in front of it. */
export interface Answer {
  from: Side;
  path: string;
  /** 0 when nothing came. */
  status: number;
  headers: Headers;
  body: string;
  /** The body where it is JSON, else null. */
  json: unknown;
  /** The whole on one line, as it is. */
  text: string;
}

/** Milliseconds. */
const TIMEOUT = 30_000;

/** Headers that say who has answered, and why. */
const TELLING = ['server', 'via', 'cf-mitigated', 'x-vercel-error', 'location'];

/** A text of others on one line, short, without what would move a terminal's cursor. */
const shorten = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);

/** What a body says of itself: the code and the message of JSON, the title of a page, or its first words. */
function gist(body: string, json: unknown): string {
  if (!isObject(json)) {
    const [, title = body.replaceAll(/<[^>]*>/g, ' ')] = /<title[^>]*>(.*?)<\/title>/is.exec(body) ?? [];
    return shorten(title) && `"${shorten(title)}"`;
  }
  const { error = json } = json;
  const { code = '', message = typeof error === 'string' ? error : '' } = isObject(error) ? error : {};
  return shorten(`${code} ${message}`);
}

/** Without a query, which may hold the key of a session. */
const telling = (headers: Headers) =>
  TELLING.flatMap((name) => {
    const value = headers.get(name)?.replace(/\?.*$/, '');
    return value ? `${name}: ${shorten(value)}` : [];
  });

/** What failed on the way. `fetch` says "fetch failed", and keeps the reason in the cause, or in that of the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = codeOf(error).replace(/^\d+$/, '') || error.name;
  return [code, shorten(error.message)].filter(Boolean).join(', ');
}

/** Asks for an address. What fails on the way is an answer as well. */
export async function ask(from: Side, address: string, options: RequestInit = {}): Promise<Answer> {
  const path = address.replace(/^\w+:\/\/[^/?#]*/, '').replace(/\?.*$/, '') || '/';
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(address, { redirect: 'manual', signal, ...options });
    const { status, headers } = response;
    const body = await response.text();
    const json: unknown = await new Response(body).json().catch(() => null);
    const text = [`${path} answered ${status}`, ...telling(headers), gist(body, json)].filter(Boolean);
    return { from, path, status, headers, body, json, text: text.join(', ') };
  } catch (error) {
    const text = `${path} gave no answer: ${reasonOf(error)}`;
    return { from, path, status: 0, headers: new Headers(), body: '', json: null, text };
  }
}

/**
 * What is printed of a check that has failed, line by line. Advice follows what the check has found itself, and answers that
 * are known; any other answer is told as it is.
 */
export function explain(problems: readonly (string | Answer)[], fix = ''): string[] {
  const advice = problems.flatMap((problem) => {
    if (typeof problem === 'string') return `Fix: ${fix}`;
    const known = DIAGNOSES[problem.from].find(([pattern]) => pattern.test(problem.text));
    return known === undefined ? [] : [`This means: ${known[1]}`, `Fix: ${known[2]}`];
  });
  const texts = problems.map((problem) => (typeof problem === 'string' ? problem : problem.text));
  return [...new Set([...texts, ...advice])];
}
