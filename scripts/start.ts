// `npm start` serves the site with hot reload, `npm run preview` (`--built`) a build of it.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBuilder, createServer, loadEnv, preview } from 'vite';
import { CommandError, closeOnExit, messageOf, requestedPort } from './command.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { EMBEDDED_MODE } from './embedded-settings.ts';
import { databaseFolder } from './server-record.ts';
import { checkSettings } from './settings.ts';

const flag = { type: 'boolean', default: false } as const;
const {
  built,
  live,
  fresh,
  port: portFlag,
} = parseArgs({
  options: {
    built: flag,
    live: flag,
    /** For tests: the build that is there, with an empty database in memory. */
    fresh: flag,
    port: { type: 'string' },
  },
}).values;

const port = requestedPort(portFlag);
const { supabaseUrl } = checkSettings(live ? 'production' : EMBEDDED_MODE);
const folder = fresh ? null : databaseFolder();
const secretKey = process.env['PITLANE_SECRET_KEY'];
const backend = live ? null : await openEmbeddedBackend({ folder, ownerWithoutKey: !built, secretKey });
const plugins = backend?.plugins ?? [];
// Without a requested port, a development server takes the next free one.
const address = port === null ? {} : { port, strictPort: true };

async function serveBuild() {
  const mode = live ? 'production' : EMBEDDED_MODE;
  if (!fresh) await (await createBuilder({ mode, logLevel: 'warn' }, null)).buildApp();
  else if (!existsSync('dist-embedded/index.html')) {
    throw new CommandError('There is no build in dist-embedded: run "npm run build -- --embedded" first.');
  }
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
closeOnExit(() => Promise.all([server.close(), backend?.close()]));

const site = server.resolvedUrls?.local[0] ?? '';
backend?.record(new URL(site).origin);
console.log(`\n  The site           ${site}`);
if (live) {
  console.log(`  THE LIVE PROJECT   ${supabaseUrl}: WHAT YOU DO HERE IS STORED THERE`);
} else {
  if (loadEnv('development', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']) {
    console.log('  VITE_SUPABASE_URL  is not used here; live settings belong into .env.production.local');
  }
  if (!built) console.log(`  Its tables         ${site}_system`);
  console.log(`  Its rows           on this computer, ${folder === null ? 'in memory' : `in ${folder}/`}`);
}
console.log('  Stop with Ctrl+C.');
