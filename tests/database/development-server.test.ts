import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';

let backend: EmbeddedBackend;
let server: ViteDevServer;
let site: string;

beforeAll(async () => {
  backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: true });
  server = await createServer({
    mode: 'development',
    logLevel: 'silent',
    plugins: backend.plugins,
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  site = server.resolvedUrls?.local[0] ?? '';
});

afterAll(async () => {
  await server.close();
  await backend.close();
});

it('serves the page that `npm start` names', async () => {
  const page = await fetch(site);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('id="root"');
});

it('serves the table browser with all that its page asks for', async () => {
  const answer = await fetch(`${site}_system`);
  // The path by which it shows tables, and nothing else.
  expect(answer.url).toBe(`${site}editor`);
  const page = await answer.text();
  const files = [...page.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  for (const file of files) {
    const answer = await fetch(site + file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  }
});

it('lets nobody out of the table browser’s folder', async () => {
  const answer = await fetch(`${site}static/..%2f..%2fpackage.json`);
  expect(answer.headers.get('content-type') ?? '').not.toContain('json');
});

it('lets the table browser read the tables', async () => {
  const answer = await fetch(`${site}rest/v1/registered_users?select=*`);
  expect([answer.status, await answer.json()]).toEqual([200, []]);
});
