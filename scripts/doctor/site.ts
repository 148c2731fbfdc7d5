/** Milliseconds. */
const TIMEOUT = 30_000;

/** More files than the site will ever have: a page that names itself without end must not keep the doctor busy. */
const MOST_FILES = 200;

/** What a page loads. */
const NAMED_IN_PAGE = /(?:href|src)="(\/[\w.-][^"#?]*\.(?!html)\w+)"/g;

/** Files of the build that a script or a stylesheet names, by path or beside itself. */
const NAMED_IN_FILE = /["'(`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["')`]/g;

export interface Reply {
  path: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Without following redirects, unless asked. */
export async function get(address: string, redirect: RequestRedirect = 'manual'): Promise<Reply> {
  const response = await fetch(address, { redirect, signal: AbortSignal.timeout(TIMEOUT) });
  const { status, headers } = response;
  return {
    path: new URL(address).pathname,
    status,
    headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The page, and every file that a visit may load: what the page names, and what those files name in turn. */
export async function loadFiles(page: Reply, origin: string): Promise<Reply[]> {
  const paths = new Set([...page.body.toString().matchAll(NAMED_IN_PAGE)].map(([, path = '']) => path));
  const files = [page];
  // Iterating a set also visits what is added on the way.
  for (const path of paths) {
    if (files.length > MOST_FILES) throw new Error(`the page names more than ${MOST_FILES} files`);
    const file = await get(origin + path);
    files.push(file);
    if (!/\.(?:js|css)$/.test(path)) continue;
    for (const [, asset] of file.body.toString().matchAll(NAMED_IN_FILE)) paths.add(`/assets/${asset}`);
  }
  return files;
}
