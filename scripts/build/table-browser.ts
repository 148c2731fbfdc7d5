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

/**
 * Serves the files of the embedded backend's table browser while developing: its page is at `/_system`, but asks for
 * them under `/static`, which the backend's own plugin leaves to Vite.
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
    },
  };
}
