import { parseArgs } from 'node:util';
import { createServer, loadEnv } from 'vite';
import { CommandError, closeOnExit, isFree, parsePort } from './command.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { EMBEDDED_MODE } from './embedded-settings.ts';
import { databaseFolder } from './server-record.ts';
import { checkSettings } from './settings.ts';

const FIRST_PORT = 5173;

const { values } = parseArgs({
  options: { live: { type: 'boolean', default: false }, port: { type: 'string' } },
});
const settings = checkSettings(values.live ? 'production' : EMBEDDED_MODE);
let port = values.port === undefined ? FIRST_PORT : parsePort(values.port);
while (!(await isFree(port))) {
  if (values.port !== undefined) throw new CommandError(`Port ${port} is taken.`);
  port += 1;
}
const folder = databaseFolder();
const backend = values.live ? null : await openEmbeddedBackend({ folder, ownerWithoutKey: true });
const server = await createServer({
  mode: values.live ? 'production' : 'development',
  plugins: backend?.plugins ?? [],
  server: { port, strictPort: true },
});
closeOnExit(() => Promise.all([server.close(), backend?.close()]));
await server.listen();

const site = `http://localhost:${port}/`;
backend?.recordUrl(new URL(site).origin);
const instead = values.port === undefined && port !== FIRST_PORT ? ` (port ${FIRST_PORT} is taken)` : '';
console.log(`\n  The site           ${site}${instead}`);
if (values.live) {
  console.log(`  THE LIVE PROJECT   ${settings.supabaseUrl}: WHAT YOU DO HERE IS STORED THERE`);
} else {
  if (loadEnv('development', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']) {
    console.log('  VITE_SUPABASE_URL  is not used here; live settings belong into .env.production.local');
  }
  console.log(`  Its tables         ${site}_system`);
  console.log(`  Stop with Ctrl+C. The rows stay in ${folder}/ until you delete it.`);
}
