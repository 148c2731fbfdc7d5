// `npm run generate:types` writes src/data/database.types.ts from the migrations with Supabase's own generator;
// `--check` fails when the file is out of date, and when that cannot be found out.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { CommandError, messageOf, runCommand } from '../errors.ts';
import { openMigratedDatabase } from './migrations.ts';

const TYPES_FILE = 'src/data/database.types.ts';
const HEADER = '// Written by `npm run generate:types` from supabase/migrations; `npm test` compares them.\n';
/** Run by npx and no dependency, as it has 135 MB and a binary for each platform. */
const GENERATOR = 'supabase@3.1.0';
const SCHEMAS = '--schema=public,reporting';
const shell = process.platform === 'win32';
/** Under another name, because the formatter's settings exclude the generated file. */
const FORMAT = ['biome', 'format', '--stdin-file-path=generated.ts'];

/** The generator reads a Postgres address, so a migrated PGlite is served on loopback. */
async function generateTypes(): Promise<string> {
  const database = await openMigratedDatabase();
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  try {
    await server.start();
    const address = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const command = ['--yes', GENERATOR, 'gen', 'types', `--remote=${address}`, SCHEMAS];
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

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const types = await generateTypes();
  if (!values.check) writeFileSync(TYPES_FILE, types);
  else if (types !== readFileSync(TYPES_FILE, 'utf8')) {
    throw new CommandError(`${TYPES_FILE} is out of date: run "npm run generate:types".`);
  }
});
