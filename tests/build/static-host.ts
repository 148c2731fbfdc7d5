import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../../scripts/build/headers-file.ts';
import type { VercelRoute } from '../../scripts/build/vercel-output.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** File that is sent. */
  file: string;
}

/** How a host answers a path. */
export type Host = (path: string) => Answer;

const fileFor = (folder: string, path: string) => {
  const file = join(folder, path === '/' ? 'index.html' : path);
  return existsSync(file) && statSync(file).isFile() ? file : null;
};

/** Netlify and Cloudflare Pages: `_headers` for every path, and `404.html` for unknown ones. */
export function headersFileHost(folder: string): Host {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  return (path) => {
    const file = path === '/_headers' ? null : fileFor(folder, path);
    return {
      status: file === null ? 404 : 200,
      headers: headersFor(rules, path),
      file: file ?? join(folder, '404.html'),
    };
  };
}

/** Vercel: the routes of `config.json` in their order, over the files in `static`. */
export function vercelHost(target: string): Host {
  const { routes } = JSON.parse(readFileSync(join(target, 'config.json'), 'utf8')) as {
    routes: VercelRoute[];
  };
  const folder = join(target, 'static');
  return (path) => {
    const headers: Record<string, string> = {};
    for (const route of routes) {
      if (route.handle === 'filesystem') {
        const file = fileFor(folder, path);
        if (file !== null) return { status: 200, headers, file };
      } else if (new RegExp(route.src ?? '').test(path)) {
        Object.assign(headers, route.headers);
        if (route.continue !== true) {
          return { status: route.status ?? 200, headers, file: join(folder, route.dest ?? path) };
        }
      }
    }
    throw new Error(`No route ends ${path}`);
  };
}

/** GitHub Pages: no headers but its own ten minutes of caching. */
export function githubPagesHost(folder: string): Host {
  return (path) => {
    const file = fileFor(folder, path);
    return {
      status: file === null ? 404 : 200,
      headers: { 'Cache-Control': 'max-age=600' },
      file: file ?? join(folder, '404.html'),
    };
  };
}

/**
 * Serves a host on loopback.
 * @returns Its origin, and what ends it.
 */
export async function serve(host: Host): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, file } = host((request.url ?? '/').replace(/[?#].*$/, ''));
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
