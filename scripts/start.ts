import { parseArgs } from 'node:util';
import { createServer, loadEnv } from 'vite';
import { CommandError, checkSettings, closeOnExit, messageOf } from './command.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { EMBEDDED_MODE } from './embedded-settings.ts';
import { databaseFolder } from './server-record.ts';

const { values } = parseArgs({
  options: { live: { type: 'boolean', default: false }, port: { type: 'string' } },
});
const settings = checkSettings(values.live ? 'production' : EMBEDDED_MODE);
const folder = databaseFolder();
const backend = values.live ? null : await openEmbeddedBackend({ folder, ownerWithoutKey: true });
const server = await createServer({
  mode: values.live ? 'production' : 'development',
  plugins: backend?.plugins ?? [],
  // From Vite's own port on, the first that is free.
  server: values.port === undefined ? {} : { port: Number(values.port), strictPort: true },
});
closeOnExit(() => Promise.all([server.close(), backend?.close()]));
await server.listen().catch((error) => {
  throw new CommandError(messageOf(error));
});

const site = server.resolvedUrls?.local[0] ?? '';
backend?.recordUrl(new URL(site).origin);
console.log(`\n  The site           ${site}`);
if (values.live) {
  console.log(`  THE LIVE PROJECT   ${settings.supabaseUrl}: WHAT YOU DO HERE IS STORED THERE`);
} else {
  if (loadEnv('development', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']) {
    console.log('  VITE_SUPABASE_URL  is not used here; live settings belong into .env.production.local');
  }
  console.log(`  Its tables         ${site}_system`);
  console.log(`  Stop with Ctrl+C. The rows stay in ${folder}/ until you delete it.`);
}
