import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { CommandError, messageOf } from '../shared/errors.ts';

export const TYPES_FILE = 'src/data/database.types.ts';
const HEADER =
  '// Generated from supabase/migrations by `npm run generate:types`. `npm test` checks that this file matches the migrations.\n';
/** The generator, which npx runs. It is not a dependency, because it takes 135 MB and has a binary for each platform. */
const GENERATOR = 'supabase@3.1.0';
const SCHEMAS = '--schema=public,reporting';
const shell = process.platform === 'win32';
/**
 * The command that formats the types. It gives them a different file name, because the formatter's settings exclude the
 * generated file.
 */
const FORMAT = ['biome', 'format', '--stdin-file-path=generated.ts'];

/**
 * Generates the types of a database with Supabase's own generator. The generator needs a connection string, so the database
 * is served on a local port.
 * @throws CommandError if the generator cannot be loaded or fails.
 */
export async function generateTypes(database: PGlite): Promise<string> {
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  try {
    await server.start();
    const connectionString = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const command = ['--yes', GENERATOR, 'gen', 'types', `--remote=${connectionString}`, SCHEMAS];
    const env = { ...process.env, DO_NOT_TRACK: '1', npm_config_loglevel: 'error' };
    const { stdout } = await promisify(execFile)('npx', command, { env, shell });
    if (!stdout.includes('export type Database ='))
      throw new Error(`The generator returned no types, but only this text:\n${stdout}`);
    return execFileSync('npx', FORMAT, { input: HEADER + stdout, encoding: 'utf8', shell });
  } catch (error) {
    throw new CommandError(`${TYPES_FILE} could not be generated. ${messageOf(error)}`);
  } finally {
    await server.stop();
  }
}
