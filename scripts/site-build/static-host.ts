import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { HEADERS_FILE, headersFor, parseHeaders } from './headers-file.ts';

const INDEX = '/index.html';
/** What hosts answer with the landing page. */
const LANDING = /^\/(?:%2f|index\.html)?$/i;

export type Host = (request: IncomingMessage, response: ServerResponse) => void;

interface HostOptions {
  /** Headers of an answer; those of the build's `_headers` by default. */
  headers?: (path: string, found: boolean) => Record<string, string>;
  /** Status of an unknown path. */
  notFound?: number;
  /** Sends `name.br` for `name` where there is one. */
  brotli?: boolean;
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/, '');
}

/** Serves a built site as static hosts do: exact paths only, and the prerendered 404 page for any other. */
export function hostSite(folder: string, options: HostOptions = {}): Host {
  const { headers = headersOfBuild(folder), notFound = 404, brotli = false } = options;
  const setHeaders = (response: ServerResponse, path: string, found: boolean) =>
    response.setHeaders(new Map(Object.entries(headers(path, found))));
  const files = sirv(folder, {
    // Looks each file up when it is asked for, so that a later build into the same folder is served as well.
    dev: true,
    etag: true,
    brotli,
    extensions: [],
    setHeaders: (response, path) => setHeaders(response, path === INDEX ? '/' : path, true),
  });
  return (request, response) => {
    const path = LANDING.test(pathOf(request)) ? '/' : pathOf(request);
    const sendNotFound = () => {
      setHeaders(response, path, false);
      response.writeHead(notFound, { 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    if (path === `/${HEADERS_FILE}`) return sendNotFound();
    if (path === '/') request.url = INDEX;
    files(request, response, sendNotFound);
  };
}

function headersOfBuild(folder: string) {
  const rules = parseHeaders(readFileSync(join(folder, HEADERS_FILE), 'utf8'));
  return (path: string) => headersFor(rules, path);
}

/** Serves on a free port of 127.0.0.1. */
export async function serve(host: Host): Promise<{ origin: string; close: () => void }> {
  const server = createServer(host);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Makes `vite preview` serve the build as static hosts do, in place of Vite's own file server. */
export function staticHost(): Plugin {
  return {
    name: 'pitlane:static-host',
    configurePreviewServer({ config, middlewares }) {
      const host = hostSite(join(config.root, config.build.outDir));
      middlewares.use((request, response, next) => {
        // The embedded backend stands for another host.
        if (pathOf(request).startsWith('/rest/')) return next();
        host(request, response);
      });
    },
  };
}
