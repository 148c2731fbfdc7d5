import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HEADERS_FILE, headersFor, parseHeaders } from './headers-file.ts';

/** Paths of the embedded backend, which stands for another host. */
const BACKEND = /^\/rest\//;

/**
 * Makes the preview server answer as static hosts do: with the headers that the build has written, and unknown paths
 * with the prerendered 404 page and its status.
 */
export function staticHost(): Plugin {
  return {
    name: 'pitlane:static-host',
    config: (_config, { isPreview }) => (isPreview === true ? { appType: 'mpa' } : {}),
    async configurePreviewServer(server) {
      const output = join(server.config.root, server.config.build.outDir);
      const page = join(output, '404.html');
      const rules = parseHeaders(await readFile(join(output, HEADERS_FILE), 'utf8'));
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*$/, '');
        if (!BACKEND.test(path)) {
          for (const [name, value] of Object.entries(headersFor(rules, path)))
            response.setHeader(name, value);
        }
        next();
      });
      // Returned, so that it comes after the backend's routes and the files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          // Vite has rewritten `/` by now and sends the file itself.
          if (request.url === '/index.html') return next();
          response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
          response.end(await readFile(page));
        });
      };
    },
  };
}
