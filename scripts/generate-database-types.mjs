// `npm run generate:types`: writes src/data/database.types.ts from the migrations, with Supabase's own generator.
// The generator only reads a Postgres address, so a migrated PGlite is served on loopback for it. Its command line
// tool is 150 MB and needed only here, hence npx and not a dependency.
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { TYPES_FILE } from './database-types.mjs';
import { openMigratedDatabase } from './embedded-postgres.mjs';

const HEADER =
  '// Written by `npm run generate:types` from supabase/migrations; `npm run test:db` finds it out of step.\n';
const shell = process.platform === 'win32';
const run = promisify(execFile);

/**
 * @param {string} address of a Postgres server
 * @returns {Promise<string>}
 */
async function generateTypes(address) {
  const arguments_ = ['--yes', 'supabase@3', 'gen', 'types', `--remote=${address}`, '--schema=public'];
  const { stdout } = await run('npx', arguments_, { env: { ...process.env, DO_NOT_TRACK: '1' }, shell });
  if (!stdout.includes('export type Database =')) throw new Error(`No types came back:\n${stdout}`);
  return HEADER + stdout;
}

/**
 * The linter and formatter skip the generated file, so the text is handed over under another name.
 * @param {string} source
 */
function format(source) {
  const arguments_ = ['biome', 'format', '--stdin-file-path=generated.ts'];
  const { status, stdout, stderr } = spawnSync('npx', arguments_, { input: source, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`The types could not be formatted:\n${stderr}`);
  return stdout;
}

const database = await openMigratedDatabase();
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
try {
  await server.start();
  const types = await generateTypes(
    `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`,
  );
  await writeFile(TYPES_FILE, format(types));
  console.log(`Wrote ${TYPES_FILE}`);
} finally {
  await server.stop();
  await database.close();
}
