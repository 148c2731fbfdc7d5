// The embedded data interface alone, with an empty database in memory, for what wants to call it as anyone can.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { supalite } from '@supabase/lite/vite';
import { createServer } from 'vite';

/** As in supabase/embedded-fresh.toml. */
const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/**
 * @typedef {object} EmbeddedBackend
 * @property {string} address of the data interface, such as http://127.0.0.1:5173/rest/v1
 * @property {string} publishableKey what visitors send as `apikey`
 * @property {string} secretKey what the owner sends
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<EmbeddedBackend>} once the migrations are applied */
export async function startEmbeddedBackend() {
  process.env['DO_NOT_TRACK'] = '1';
  const secretKey = `sb_secret_${randomUUID()}`;
  process.env['PITLANE_SECRET_KEY'] = secretKey;
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [supalite({ config: './supabase/embedded-fresh.toml', initOnBoot: true })],
  });
  await server.listen();
  const address = `${new URL(server.resolvedUrls?.local[0] ?? '').origin}/rest/v1`;
  return { address, publishableKey: PUBLISHABLE_KEY, secretKey, close: () => server.close() };
}
