// `npm run generate:types` writes src/data/database.types.ts from the migrations with Supabase's own generator;
// `--check` fails when the file is out of date, and when that cannot be found out.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { CommandError, messageOf } from '../errors.ts';
import { readFlags } from '../flags.ts';
import { openMigratedDatabase } from './migrations.ts';

const TYPES_FILE = 'src/data/database.types.ts';
const HEADER =
  '// Written by `npm run generate:types` from supabase/migrations; `npm run test:db` compares them.\n';
const SCHEMAS = '--schema=public,reporting';
const shell = process.platform === 'win32';
/** Under another name, because the formatter's settings exclude the generated file. */
const FORMAT = ['biome', 'format', '--stdin-file-path=generated.ts'];

/**
 * The generator reads a Postgres address, so a migrated PGlite is served on loopback. It is run by npx and not a
 * dependency, as it is 150 MB and only needed here.
 */
async function generateTypes(): Promise<string> {
  const database = await openMigratedDatabase();
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  try {
    await server.start();
    const address = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const command = ['--yes', 'supabase@3.1.0', 'gen', 'types', `--remote=${address}`, SCHEMAS];
    const env = { ...process.env, DO_NOT_TRACK: '1', npm_config_loglevel: 'error' };
    const { stdout } = await promisify(execFile)('npx', command, { env, shell });
    if (!stdout.includes('export type Database =')) throw new Error(`No types came back:\n${stdout}`);
    return execFileSync('npx', FORMAT, { input: HEADER + stdout, encoding: 'utf8', shell });
  } catch (error) {
    throw new CommandError(`${TYPES_FILE} could not be generated. ${messageOf(error)}`);
  } finally {
    await server.stop();
    await database.close();
  }
}

const { check } = readFlags('writes src/data/database.types.ts from the migrations', {
  check: { help: 'compare only, and fail if it is out of date' },
}).values;
const types = await generateTypes();
if (!check) {
  writeFileSync(TYPES_FILE, types);
} else if (types !== readFileSync(TYPES_FILE, 'utf8')) {
  throw new CommandError(`${TYPES_FILE} is out of date: run "npm run generate:types".`);
}
