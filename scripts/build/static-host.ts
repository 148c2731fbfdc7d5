import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { LANGUAGES, languageOf } from '../../src/lib/languages.ts';
import { loadEnvironment } from '../shared/environment.ts';
import { CommandError } from '../shared/errors.ts';
import { headersOf } from '../shared/headers.ts';
import { cleanValue } from '../shared/settings.ts';

const LANDING_PATHS = LANGUAGES.map(({ path }) => path);

/** Matches the paths for which hosts serve a landing page. */
const LANDING_PAGE = new RegExp(`^(${LANDING_PATHS.join('|')})(?:%2[fF]|index\\.html)?$`);

const ICO = 'image/vnd.microsoft.icon';

const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(LANDING_PAGE, '$1');

/** Returns the route for a URL: the path of a landing page, or the path of a 404 page. */
export function routeOf(url: string): string {
  const path = pathOf(url);
  return LANDING_PATHS.includes(path) ? path : `${languageOf(path).path}404`;
}

/** Redirects `/fr` to `/fr/` and keeps the query. Returns whether the request was redirected. */
function redirectToSlash({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const [, path = '', query = ''] = /^(\/[^?]+)(\?.*)?$/.exec(url) ?? [];
  if (path === '' || !LANDING_PATHS.includes(`${path}/`)) return false;
  response.writeHead(308, { Location: `${path}/${query}` }).end();
  return true;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a built site as static hosts do: each file at its exact path, and the prerendered 404 page at all other paths. */
export function hostSite(folder: string, headers = headersOf): RequestHandler {
  // With `dev`, sirv looks up each file on request, so that it also serves the files of a later build in the same folder.
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    extensions: [],
    // sirv has no type for .ico files, and the headers forbid browsers to guess one.
    setHeaders: (response, path) => void (path.endsWith('.ico') && response.setHeader('Content-Type', ICO)),
  });
  return (request, response) => {
    if (redirectToSlash(request, response)) return;
    const path = pathOf(request.url ?? '/');
    request.url = LANDING_PATHS.includes(path) ? `${path}index.html` : path;
    response.setHeaders(headers(path));
    const sendNotFound = () => {
      response.removeHeader('Cache-Control');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(join(folder, languageOf(path).path, '404.html'))
        // A build that was interrupted or is still running has not written this file yet.
        .once('error', () => response.end('There is no complete build here. Run the build again.'))
        .pipe(response);
    };
    // sirv would also find the file for `/index.html/` and `//index.html`.
    if (/\/(?:\/|$)/.test(request.url)) sendNotFound();
    else serveFile(request, response, sendNotFound);
  };
}

/**
 * Returns the headers for a preview. Unlike those of a live site, they let the page send data to a Supabase project on this
 * computer, such as one that `npx supabase start` has started.
 * @param supabaseUrl The project's URL. Its scheme is `http:` only if the project is on this computer.
 */
const previewHeadersFor = (supabaseUrl: string) => (path: string) => {
  const sources = supabaseUrl.startsWith('http:') ? `'self' ${supabaseUrl}` : "'self'";
  const headers = [...headersOf(path)];
  return new Map(
    headers.map(([name, value]) => [name, value.replace("connect-src 'self'", `connect-src ${sources}`)]),
  );
};

/** Starts an HTTP server on a free port, which only this computer can reach. */
export async function serve(host: RequestHandler): Promise<{ origin: string; close: () => void }> {
  const server = createServer(host).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Replaces Vite's own file server in `vite preview`, so that the preview serves the build as static hosts do. In
 * development, the plugin only redirects paths such as `/fr` to `/fr/`.
 */
export function staticHost(): Plugin {
  return {
    name: 'pitlane:static-host',
    config({ build: { outDir = 'dist' } = {} }, { isPreview, mode }) {
      if (!isPreview || existsSync(outDir)) return;
      const build = mode === 'production' ? 'npm run build' : `npx vite build --mode ${mode}`;
      throw new CommandError(`There is no ${outDir}: first run "${build}".`);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void (redirectToSlash(request, response) || next()));
    },
    configurePreviewServer({ config, middlewares }) {
      loadEnvironment(config.mode);
      const headers = previewHeadersFor(cleanValue(process.env['VITE_SUPABASE_URL']));
      middlewares.use(hostSite(resolve(config.root, config.build.outDir), headers));
    },
  };
}
