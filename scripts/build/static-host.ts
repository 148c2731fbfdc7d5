import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Makes the preview server answer unknown paths as static hosts do: with the prerendered 404 page and its status. */
export function staticHost(): Plugin {
  return {
    name: 'pitlane:static-host',
    config: (_config, { isPreview }) => (isPreview === true ? { appType: 'mpa' } : {}),
    configurePreviewServer(server) {
      const page = join(server.config.root, server.config.build.outDir, '404.html');
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
