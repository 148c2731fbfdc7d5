// `npm run generate:types` writes src/data/database.types.ts from the migrations with Supabase's own generator;
// `--check` compares instead and exits 1 when the file is out of date.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { messageOf } from '../command.ts';
import { openMigratedDatabase } from './migrations.ts';

const TYPES_FILE = 'src/data/database.types.ts';
const HEADER =
  '// Written by `npm run generate:types` from supabase/migrations; `npm run test:db` compares them.\n';
const shell = process.platform === 'win32';

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
    const command = ['--yes', 'supabase@3', 'gen', 'types', `--remote=${address}`, '--schema=public'];
    const env = { ...process.env, DO_NOT_TRACK: '1' };
    const { stdout } = await promisify(execFile)('npx', command, { env, shell });
    if (!stdout.includes('export type Database =')) throw new Error(`No types came back:\n${stdout}`);
    return format(HEADER + stdout);
  } finally {
    await server.stop();
    await database.close();
  }
}

/** Under another name, as the formatter's settings leave the generated file out. */
function format(source: string): string {
  const biome = ['biome', 'format', '--stdin-file-path=generated.ts'];
  const { status, stdout, stderr } = spawnSync('npx', biome, { input: source, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`The types could not be formatted:\n${stderr}`);
  return stdout;
}

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const types = await generateTypes().catch((error: unknown) => {
  const problem = /npm error (.*)/.exec(messageOf(error))?.[1];
  if (problem === undefined) throw error;
  console.log(`FAIL ${TYPES_FILE}: supabase@3 could not be fetched (${problem})`);
  process.exit(1);
});
if (!check) {
  writeFileSync(TYPES_FILE, types);
  console.log(`Wrote ${TYPES_FILE}`);
} else {
  const same = types === readFileSync(TYPES_FILE, 'utf8');
  console.log(`${same ? 'ok  ' : 'FAIL'} ${TYPES_FILE} is what npm run generate:types writes`);
  const difference = ['diff', '--no-index', '--', TYPES_FILE, '-'];
  if (!same) spawnSync('git', difference, { input: types, stdio: ['pipe', 'inherit', 'inherit'] });
  process.exitCode = same ? 0 : 1;
}
