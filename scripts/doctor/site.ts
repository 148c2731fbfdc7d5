/** Milliseconds. */
const TIMEOUT = 30_000;

/** Files that a page loads, and files of the build that a script or a stylesheet names, by path or beside itself. */
const IN_PAGE = /(?:href|src)="(\/[\w.-][^"#?]*\.(?!html)\w+)"/g;
const IN_FILE = /["'(`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["')`]/g;

export interface Reply {
  path: string;
  status: number;
  headers: Headers;
  body: string;
}

/** Does not follow redirects. */
export async function get(address: string): Promise<Reply> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const { status, headers } = response;
  return { path: new URL(address).pathname, status, headers, body: await response.text() };
}

/** The pages, and every file that a visit may load: what the pages name, and what those files name in turn. */
export async function loadFiles(pages: readonly Reply[], origin: string): Promise<Reply[]> {
  const paths = new Set(
    pages.flatMap(({ body }) => [...body.matchAll(IN_PAGE)].map(([, path = '']) => path)),
  );
  const files = [...pages];
  // Iterating a set also visits what is added meanwhile.
  for (const path of paths) {
    const file = await get(origin + path);
    files.push(file);
    if (!/\.(?:js|css)$/.test(path)) continue;
    for (const [, asset] of file.body.matchAll(IN_FILE)) paths.add(`/assets/${asset}`);
  }
  return files;
}
