// The deployed site, as a visitor's browser gets it. Everything is asked for once and looked at several times.
import { findSecrets } from './secrets.mjs';

/**
 * @typedef {object} Reply
 * @property {string} path
 * @property {number} status
 * @property {Headers} headers
 * @property {Buffer} body
 */

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

/** A path that no site has. */
export const LOST_PATH = '/no-such-page-of-the-doctor';

/** More files than the site will ever have: a page that names itself without end must not keep the doctor for ever. */
const MOST_FILES = 200;

/** @param {string} address @returns {Promise<Reply>} */
export async function visit(address) {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  const body = Buffer.from(await response.arrayBuffer());
  return { path: new URL(address).pathname, status: response.status, headers: response.headers, body };
}

/** Files of the site that a page's elements name: `href`, `src` and, for what is started later, `data-entry`. */
const NAMED_IN_PAGE = /(?:href|src|data-entry)="(\/[\w.-][^"#?]*)"/g;

/** Files of the build that a script or a style sheet names, by path or beside itself. */
const NAMED_IN_ASSET = /["'(`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["')`]/g;

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]}
 */
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * The files that a visit may load: those the page names, and the scripts that they load later.
 * @param {string} site
 * @param {string} html
 * @returns {Promise<Reply[]>}
 */
export async function loadFiles(site, html) {
  const paths = new Set(namesIn(html, NAMED_IN_PAGE));
  /** @type {Reply[]} */
  const replies = [];
  // A set gives those that are added on the way, too.
  for (const path of paths) {
    if (replies.length === MOST_FILES) throw new Error(`the page names more than ${MOST_FILES} files`);
    const reply = await visit(site + path);
    replies.push(reply);
    if (!path.startsWith('/assets/') || !/\.(?:js|css)$/.test(path)) continue;
    for (const name of namesIn(reply.body.toString(), NAMED_IN_ASSET)) paths.add(`/assets/${name}`);
  }
  return replies;
}

/** The secrets in replies, each with the path it stands in. @param {readonly Reply[]} replies */
export const secretsIn = (replies) =>
  replies.flatMap(({ path, body }) =>
    findSecrets(body.toString('latin1')).map((secret) => `${path}: ${secret}`),
  );

/**
 * Content of a page's tag, such as `og:image`; null when there is none.
 * @param {string} html
 * @param {string} name of a meta property or of a link's `rel`
 * @returns {string | null}
 */
export function tagContent(html, name) {
  const tag = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].find(
    ([text]) => text.includes(`property="${name}"`) || text.includes(`rel="${name}"`),
  );
  const content = /(?:content|href)="([^"]*)"/.exec(tag?.[0] ?? '')?.[1];
  return content === undefined ? null : content.replaceAll('&amp;', '&');
}

/**
 * Pixels of a PNG, from its first chunk; null when it is none.
 * @param {Buffer} file
 * @returns {{ width: number, height: number } | null}
 */
export function pngSize(file) {
  if (file.length < 24 || file.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
