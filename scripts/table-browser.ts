import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { pathOf } from './site-build/static-host.ts';

const FILES = join(dirname(fileURLToPath(import.meta.resolve('@supabase/lite'))), 'static');

/** Where the embedded backend has its table browser, and where that page takes itself to be. */
const PAGE = '/_system';
const TABLES = '/editor';

/**
 * Opens the embedded backend's table browser on a development server. Its page expects its files under `/static` and
 * shows the tables at `/editor` only.
 */
export function serveTableBrowser(middlewares: Connect.Server): void {
  middlewares.use('/static', sirv(FILES));
  middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (path === PAGE) {
      response.writeHead(302, { Location: TABLES }).end();
      return;
    }
    if (path === TABLES || path.startsWith(`${TABLES}/`)) request.url = PAGE;
    next();
  });
}
