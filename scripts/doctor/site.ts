import type { File } from './content-checks.ts';

export interface Reply extends File {
  status: number;
  headers: Headers;
}

/** Milliseconds. */
const TIMEOUT = 30_000;

/** A path that no site has. */
export const UNKNOWN_PATH = '/no-such-page-of-the-doctor';

/** More files than the site will ever have: a page that names itself without end must not keep the doctor busy. */
const MOST_FILES = 200;

/** Files that the page names: `href`, `src` and, for what is started later, `data-entry`. */
const NAMED_IN_PAGE = /(?:href|src|data-entry)="(\/[\w.-][^"#?]*)"/g;

/** Files of the build that a script, a stylesheet or the manifest names, by path or beside itself. */
const NAMED_IN_FILE = /["'(`](?:(?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))|(\/[\w.-]+\.png))["')`]/g;

/** The deployed site as a visitor's browser gets it: loaded once, examined by several checks. */
export class Site {
  readonly origin: string;
  /** The landing page; empty until it is loaded. */
  html = '';
  /** The landing page, the 404 page and every file that a visit may load. */
  replies: Reply[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string, origin = this.origin): Promise<Reply> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(origin + path, { redirect: 'manual', signal });
    const { status, headers } = response;
    return { path, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  /** Keeps the landing page and fetches what it names, and what that names in turn. */
  async load(page: Reply): Promise<void> {
    const html = page.body.toString();
    this.replies = [page, await this.get(UNKNOWN_PATH)];
    const paths = new Set([...html.matchAll(NAMED_IN_PAGE)].map(([, path = '']) => path));
    // Iterating a set also visits what is added on the way.
    for (const path of paths) {
      if (this.replies.length > MOST_FILES) throw new Error(`the page names more than ${MOST_FILES} files`);
      const reply = await this.get(path);
      this.replies.push(reply);
      if (!/\.(?:js|css|webmanifest)$/.test(path)) continue;
      for (const [, asset, icon] of reply.body.toString().matchAll(NAMED_IN_FILE)) {
        paths.add(icon ?? `/assets/${asset}`);
      }
    }
    this.html = html;
  }

  replyTo(path: string): Reply {
    const reply = this.replies.find((one) => one.path === path);
    if (reply === undefined) throw new Error(`${path} was not fetched`);
    return reply;
  }
}
