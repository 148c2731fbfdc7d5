import { createReadStream, existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES = join(dirname(fileURLToPath(import.meta.resolve('@supabase/lite'))), 'static');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Where the embedded backend has its table browser, and what the browser takes for its address. */
const PAGE = '/_system';
const TABLES = '/editor';

/**
 * Opens the embedded backend's table browser while developing. Its page thinks that it stands at the root: it asks for
 * its files under `/static`, which the backend's own plugin leaves to Vite, and knows its tables by `/editor`.
 */
export function tableBrowser(): Plugin {
  return {
    name: 'pitlane:table-browser',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/static', (request, response, next) => {
        // Reading it as an address leaves no way up out of the folder.
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const type = TYPES[extname(pathname)];
        const file = join(FILES, pathname);
        if (type === undefined || !existsSync(file)) return next();
        response.setHeader('Content-Type', type);
        createReadStream(file).pipe(response);
      });
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/[?#].*$/, '') ?? '';
        if (path === PAGE) {
          response.writeHead(302, { Location: TABLES }).end();
          return;
        }
        if (path === TABLES || path.startsWith(`${TABLES}/`)) request.url = PAGE;
        next();
      });
    },
  };
}
