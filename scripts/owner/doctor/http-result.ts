import { codeOf, isObject } from '../../shared/errors.ts';
import { DIAGNOSES, type Target } from './diagnoses.ts';

/** A check of the live project or site. */
export interface Check {
  /** The statement that a passing check confirms. */
  name: string;
  /** How the owner fixes a problem that the check describes in its own words. */
  fix?: string;
  /**
   * Returns the problems that were found, as descriptions or unexpected results. Returns an empty array if the check passes.
   */
  run: () => Promise<(string | HttpResult)[]>;
}

/** A response from the project, the site or a proxy, or a failed request. */
export interface HttpResult {
  target: Target;
  path: string;
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  body: string;
  /** The parsed body, or null if it is not JSON. */
  json: unknown;
  /** A summary on one line, as it is printed. */
  text: string;
}

/** In milliseconds. */
const TIMEOUT = 30_000;

/** Headers that show which server responded, and why. */
const REPORTED_HEADERS = ['server', 'via', 'cf-mitigated', 'x-vercel-error', 'location'];

/** Shortens text from another server to one line and removes characters that would move the terminal's cursor. */
const shorten = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);

/** Summarizes a response body: a JSON body's code and message, a page's title, or the first words of other text. */
function summarizeBody(body: string, json: unknown): string {
  if (!isObject(json)) {
    const [, title = body.replaceAll(/<[^>]*>/g, ' ')] = /<title[^>]*>(.*?)<\/title>/is.exec(body) ?? [];
    return shorten(title) && `"${shorten(title)}"`;
  }
  const { error = json } = json;
  const { code = '', message = typeof error === 'string' ? error : '' } = isObject(error) ? error : {};
  return shorten(`${code} ${message}`);
}

/** Returns the reported headers as `name: value`. Removes query strings, because they may contain a session key. */
const describeHeaders = (headers: Headers) =>
  REPORTED_HEADERS.flatMap((name) => {
    const value = headers.get(name)?.replace(/\?.*$/, '');
    return value ? `${name}: ${shorten(value)}` : [];
  });

/** Returns why a request failed. `fetch` only says "fetch failed"; the reason is in the chain of causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = codeOf(error).replace(/^\d+$/, '') || error.name;
  return [code, shorten(error.message)].filter(Boolean).join(', ');
}

/** Requests a URL. Never throws: a failed request has the status 0. */
export async function request(target: Target, url: string, options: RequestInit = {}): Promise<HttpResult> {
  const path = url.replace(/^\w+:\/\/[^/?#]*/, '').replace(/\?.*$/, '') || '/';
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(url, { redirect: 'manual', signal, ...options });
    const { status, headers } = response;
    const body = await response.text();
    const json: unknown = await new Response(body).json().catch(() => null);
    const text = [
      `${path} returned ${status}`,
      ...describeHeaders(headers),
      summarizeBody(body, json),
    ].filter(Boolean);
    return { target, path, status, headers, body, json, text: text.join(', ') };
  } catch (error) {
    const text = `${path} did not respond: ${reasonOf(error)}`;
    return { target, path, status: 0, headers: new Headers(), body: '', json: null, text };
  }
}

/**
 * Returns the lines to print for a failed check: its problems, and then advice. A problem that the check describes in its
 * own words gets the check's `fix`. A known result gets the fix from its diagnosis, and an unknown result gets no advice.
 */
export function explain(problems: readonly (string | HttpResult)[], fix = ''): string[] {
  const advice = problems.flatMap((problem) => {
    if (typeof problem === 'string') return `Fix: ${fix}`;
    const known = DIAGNOSES[problem.target].find(([pattern]) => pattern.test(problem.text));
    return known === undefined ? [] : [`This means: ${known[1]}`, `Fix: ${known[2]}`];
  });
  const texts = problems.map((problem) => (typeof problem === 'string' ? problem : problem.text));
  return [...new Set([...texts, ...advice])];
}
