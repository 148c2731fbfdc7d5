// Databases in memory for the tests of a file.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { serve } from '../../scripts/site-build/static-host.ts';

/** A migrated database with these rows. */
export function testDatabase(rows = ''): () => PGlite {
  let database: PGlite;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    await database.exec(rows);
  });
  afterAll(() => database.close());
  return () => database;
}

const notFound = (_request: IncomingMessage, response: ServerResponse) => response.writeHead(404).end();

/** The embedded backend, served on an origin of its own. `others` answers what it does not. */
export function testBackend(
  others: (request: IncomingMessage, response: ServerResponse) => unknown = notFound,
) {
  let backend: EmbeddedBackend;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: false });
    server = await serve((request, response) =>
      backend.middleware(request, response, () => others(request, response)),
    );
  });
  afterAll(async () => {
    server.close();
    await backend.close();
  });
  return {
    origin: () => server.origin,
    /** Runs SQL as the owner. */
    query: async (sql: string) => (await backend.query(sql)).rows,
  };
}
