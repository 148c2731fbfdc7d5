import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgliteConnection } from '@supabase/lite/pglite';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { pathOf } from './site-build/static-host.ts';

const FILES = join(dirname(fileURLToPath(import.meta.resolve('@supabase/lite'))), 'static');

/** Where the embedded backend has its table browser, and where that page takes itself to be. */
const PAGE = '/_system';
const TABLES = '/editor';

/**
 * What the page needs to show the schema `reporting`, as JSON: the backend lists views apart from tables, where the page
 * does not look, and its data interface serves `public` only. Null where the backend is to answer.
 */
async function answerPage(connection: PgliteConnection, request: IncomingMessage): Promise<string | null> {
  const path = pathOf(request);
  const schema = request.headers['accept-profile'];
  const isRead = path.startsWith('/rest/v1/') && schema !== undefined && schema !== 'public';
  if (path !== `${PAGE}/introspect` && !isRead) return null;
  if (request.method !== 'GET' || request.headers['sec-fetch-site'] !== 'same-origin') return null;

  const found = await connection.introspect();
  const tables = [...found.tables, ...found.views];
  if (!isRead) return JSON.stringify({ ...found, tables });
  const table = tables.find((each) => each.schema === schema && path === `/rest/v1/${each.name}`);
  if (table === undefined) return null;
  const { rows } = await connection.driver.query<{ json: string }>(
    `select coalesce(json_agg(found), '[]')::text as json
     from (select * from "${table.schema}"."${table.name}" limit 1000) as found`,
  );
  return rows[0]?.json ?? null;
}

/**
 * Opens the embedded backend's table browser on a development server. Its page expects its files under `/static` and
 * shows the tables at `/editor` only.
 */
export function serveTableBrowser(middlewares: Connect.Server, connection: PgliteConnection): void {
  middlewares.use('/static', sirv(FILES));
  middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (path === PAGE) {
      response.writeHead(302, { Location: TABLES }).end();
      return;
    }
    if (path === TABLES || path.startsWith(`${TABLES}/`)) request.url = PAGE;
    answerPage(connection, request).then((json) => {
      if (json === null) next();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(json);
    }, next);
  });
}
