// `npm start` serves the site with hot reload, `npm run preview` (`--built`) a build of it.
import { existsSync } from 'node:fs';
import { createBuilder, createServer, preview } from 'vite';
import { databaseFolder } from './database-lock.ts';
import { openEmbeddedBackend, TABLE_BROWSER } from './embedded-backend.ts';
import { EMBEDDED_MODE, PUBLISHABLE_KEY } from './embedded-mode.ts';
import { CommandError, messageOf } from './errors.ts';
import { readFlags } from './flags.ts';
import { checkSettings, readVariables } from './read-settings.ts';

const { values } = readFlags('the site, with a database of its own on this computer', {
  port: { value: '<number>', help: 'the port; the variable PORT does the same' },
  live: { help: 'use the project of .env.production.local: what you send is stored there' },
  built: { help: 'serve a build, without hot reload; "npm run preview" does the same' },
  fresh: { help: 'for tests: an empty database in memory; with --built, the build that is there' },
});
const { built, live, fresh, port = process.env['PORT'] ?? '' } = values;
if (!/^\d{0,5}$/.test(port)) throw new CommandError(`${port} is not a port.`);

const mode = live ? 'production' : built ? EMBEDDED_MODE : 'development';
const { supabaseUrl } = checkSettings(mode);
const folder = fresh ? null : databaseFolder();
const secretKey = process.env['PITLANE_SECRET_KEY'];
if (!live && folder !== null && !existsSync(folder)) console.log(`Creating a database in ${folder}/ ...`);
const backend = live ? null : await openEmbeddedBackend({ folder, ownerWithoutKey: !built, secretKey });
const plugins = [backend?.plugin];
// Without a requested port, a development server takes the next free one.
const address = port === '' ? {} : { port: Number(port), strictPort: true };

async function serve() {
  if (!built) {
    // Vite would clear what is printed below.
    return (await createServer({ mode, plugins, clearScreen: false, server: address })).listen();
  }
  if (!fresh) {
    console.log('Building the site ...');
    await (await createBuilder({ mode, logLevel: 'warn' }, null)).buildApp();
  }
  return preview({ mode, plugins, preview: { host: '127.0.0.1', ...address } });
}

const server = await serve().catch(async (error: unknown) => {
  await backend?.close();
  if (!/^Port \d+ is already in use/.test(messageOf(error))) throw error;
  throw new CommandError(`${messageOf(error)}. Choose another with --port.`);
});

let isClosing = false;
async function quit() {
  if (isClosing) return;
  isClosing = true;
  await Promise.all([server.close(), backend?.close()]);
  process.exit();
}
// Vite's handlers end the process before the database is closed.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, quit);

const site = server.resolvedUrls?.local[0] ?? '';
const rest = new URL('/rest/v1', site).href;
backend?.record(new URL(site).origin);
console.log(`\n  The site           ${site}`);
if (live) {
  console.log(`  THE LIVE PROJECT   ${supabaseUrl}: WHAT YOU DO HERE IS STORED THERE`);
} else {
  if (readVariables('development')['VITE_SUPABASE_URL']) {
    console.log('  VITE_SUPABASE_URL  is not used here; live settings belong into .env.production.local');
  }
  console.log(`  REST address       ${rest}
  Publishable key    ${PUBLISHABLE_KEY}
  Its rows           on this computer, ${folder === null ? 'in memory' : `in ${folder}/`}`);
}
// What to try first; the request only needs pasting.
if (!live && !built) {
  console.log(`  Its tables         ${new URL(TABLE_BROWSER, site)}

  Register a driver, as the page does (201 the first time, then 409):
    curl -i ${rest}/registered_users -H 'apikey: ${PUBLISHABLE_KEY}' \\
      -H 'Content-Type: application/json' -d '{"email_id": "driver@example.com", "postal_code": "M5V 2T6", "user_agent": "Mozilla/5.0"}'

  Next, in another terminal:
    npm run seed     adds four months of invented rows
    npm run report   draws them, into report/index.html
  Or change a text in src/content: the page follows.`);
}
console.log('\n  Stop with Ctrl+C.');
// Vite's own "q" would not close the database.
const customShortcuts = [{ key: 'q', description: 'quit', action: quit }];
server.bindCLIShortcuts({ print: true, customShortcuts });
