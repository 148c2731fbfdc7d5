import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { CommandError, closeOnExit, isFree, parsePort } from './command.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { EMBEDDED_MODE } from './embedded-settings.ts';
import { databaseFolder } from './server-record.ts';

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    /** For tests: the build that is there, with an empty database in memory. */
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
  },
});
const port = parsePort(values.port);
const embedded = values.embedded || values.fresh || !existsSync('dist/index.html');

if (!(await isFree(port))) {
  throw new CommandError(`Port ${port} is taken. Another one: npm run preview -- --port ${port + 1}`);
}
if (values.fresh && !existsSync('dist-embedded/index.html')) {
  throw new CommandError('There is no build in dist-embedded: run "npm run build:embedded" first.');
}
const secretKey = process.env['PITLANE_SECRET_KEY'];
const folder = values.fresh ? null : databaseFolder();
const backend = embedded ? await openEmbeddedBackend({ folder, ownerWithoutKey: false, secretKey }) : null;
if (embedded && !values.fresh) {
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--embedded'], { stdio: 'inherit' });
  if (build.status !== 0) {
    await backend?.close();
    process.exit(1);
  }
}
const server = await preview({
  mode: embedded ? EMBEDDED_MODE : 'production',
  plugins: backend?.plugins ?? [],
  preview: { host: '127.0.0.1', port },
});
closeOnExit(() => Promise.all([server.close(), backend?.close()]));

const site = `http://127.0.0.1:${port}/`;
backend?.recordUrl(new URL(site).origin);
console.log(`  The built site     ${site}`);
if (embedded) {
  console.log(
    `  The backend        on this computer, its rows ${folder === null ? 'in memory' : `in ${folder}/`}`,
  );
} else {
  console.log('  THE LIVE PROJECT   of your settings: WHAT YOU DO HERE IS STORED THERE');
}
