import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { serve } from '../../scripts/site-build/static-host.ts';

/** The embedded backend in memory, served on an origin of its own for the tests of a file. */
export function testBackend() {
  let backend: EmbeddedBackend;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: false });
    server = await serve((request, response) =>
      backend.middleware(request, response, () => response.writeHead(404).end()),
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
