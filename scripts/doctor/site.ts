import type { File } from './content-checks.ts';

export interface Reply extends File {
  status: number;
  headers: Headers;
}

/** Milliseconds. */
const TIMEOUT = 30_000;

/** A path that no site has. */
const UNKNOWN_PATH = '/no-such-page-of-the-doctor';

/** More files than the site will ever have: a page that names itself without end must not keep the doctor busy. */
const MOST_FILES = 200;

/** Files that the page names. */
const NAMED_IN_PAGE = /(?:href|src)="(\/[\w.-][^"#?]*)"/g;

/** Files of the build that a script, a stylesheet or the manifest names, by path or beside itself. */
const NAMED_IN_FILE = /["'(`](?:(?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))|(\/[\w.-]+\.png))["')`]/g;

const NOT_LOADED: Reply = { path: '', status: 0, headers: new Headers(), body: Buffer.alloc(0) };

/** The deployed site as a visitor's browser gets it: loaded once, examined by several checks. */
export class Site {
  readonly origin: string;
  page = NOT_LOADED;
  notFound = NOT_LOADED;
  /** Every other file that a visit may load. */
  readonly files: Reply[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Empty until the whole site is loaded. */
  get html(): string {
    return this.page.body.toString();
  }

  async get(path: string, origin = this.origin): Promise<Reply> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(origin + path, { redirect: 'manual', signal });
    const { status, headers } = response;
    return { path, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  /** Fetches what the landing page names, and what that names in turn. */
  async load(page: Reply): Promise<void> {
    this.notFound = await this.get(UNKNOWN_PATH);
    const named = page.body.toString().matchAll(NAMED_IN_PAGE);
    const paths = new Set([...named].map(([, path = '']) => path));
    // Iterating a set also visits what is added on the way.
    for (const path of paths) {
      if (this.files.length > MOST_FILES) throw new Error(`the page names more than ${MOST_FILES} files`);
      const reply = await this.get(path);
      this.files.push(reply);
      if (!/\.(?:js|css|webmanifest)$/.test(path)) continue;
      for (const [, asset, icon] of reply.body.toString().matchAll(NAMED_IN_FILE)) {
        paths.add(icon ?? `/assets/${asset}`);
      }
    }
    this.page = page;
  }
}
