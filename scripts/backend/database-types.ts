import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { CommandError, messageOf } from '../shared/errors.ts';

export const TYPES_FILE = 'src/data/database.types.ts';
const HEADER = '// Written by `npm run generate:types` from supabase/migrations; `npm test` compares them.\n';
/** Run by npx and no dependency, as it has 135 MB and a binary for each platform. */
const GENERATOR = 'supabase@3.1.0';
const SCHEMAS = '--schema=public,reporting';
const shell = process.platform === 'win32';
/** Under another name, because the formatter's settings exclude the generated file. */
const FORMAT = ['biome', 'format', '--stdin-file-path=generated.ts'];

/**
 * The types of a database by Supabase's own generator, which reads a Postgres address: the database is served on loopback.
 * @throws CommandError when the generator cannot be loaded or fails.
 */
export async function generateTypes(database: PGlite): Promise<string> {
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
  }
}
