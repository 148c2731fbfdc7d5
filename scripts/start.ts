// `npm start` serves the site with hot reload, `npm run preview` (`--built`) a build of it.
import { parseArgs } from 'node:util';
import { createBuilder, createServer, loadEnv, preview } from 'vite';
import { databaseFolder } from './database-lock.ts';
import { openEmbeddedBackend, TABLE_BROWSER } from './embedded-backend.ts';
import { EMBEDDED_MODE } from './embedded-mode.ts';
import { CommandError, messageOf } from './errors.ts';
import { checkSettings } from './read-settings.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    built: flag,
    live: flag,
    /** For tests: the build that is there, with an empty database in memory. */
    fresh: flag,
    port: { type: 'string', default: process.env['PORT'] ?? '' },
  },
});
const { built, live, fresh, port } = values;
if (!/^\d{0,5}$/.test(port)) throw new CommandError(`${port} is not a port.`);

const { supabaseUrl } = checkSettings(live ? 'production' : EMBEDDED_MODE);
const folder = fresh ? null : databaseFolder();
const secretKey = process.env['PITLANE_SECRET_KEY'];
const backend = live ? null : await openEmbeddedBackend({ folder, ownerWithoutKey: !built, secretKey });
const plugins = backend?.plugins ?? [];
// Without a requested port, a development server takes the next free one.
const address = port === '' ? {} : { port: Number(port), strictPort: true };

async function serveBuild() {
  const mode = live ? 'production' : EMBEDDED_MODE;
  if (!fresh) await (await createBuilder({ mode, logLevel: 'warn' }, null)).buildApp();
  return preview({ mode, plugins, preview: { host: '127.0.0.1', ...address } });
}

async function serveSources() {
  const server = await createServer({ mode: live ? 'production' : 'development', plugins, server: address });
  return server.listen();
}

const server = await (built ? serveBuild() : serveSources()).catch(async (error: unknown) => {
  await backend?.close();
  if (!/^Port \d+ is already in use/.test(messageOf(error))) throw error;
  throw new CommandError(`${messageOf(error)}. Choose another with --port.`);
});

let isClosing = false;
// Vite has a handler for SIGTERM, which ends the process before the database is closed.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isClosing) return;
    isClosing = true;
    await Promise.all([server.close(), backend?.close()]);
    process.exit();
  });
}

const site = server.resolvedUrls?.local[0] ?? '';
backend?.record(new URL(site).origin);
console.log(`\n  The site           ${site}`);
if (live) {
  console.log(`  THE LIVE PROJECT   ${supabaseUrl}: WHAT YOU DO HERE IS STORED THERE`);
} else {
  if (loadEnv('development', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']) {
    console.log('  VITE_SUPABASE_URL  is not used here; live settings belong into .env.production.local');
  }
  if (!built) console.log(`  Its tables         ${new URL(TABLE_BROWSER, site)}`);
  console.log(`  Its rows           on this computer, ${folder === null ? 'in memory' : `in ${folder}/`}`);
}
console.log('  Stop with Ctrl+C.');
