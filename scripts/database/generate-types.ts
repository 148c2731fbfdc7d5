// `npm run generate:types` writes src/data/database.types.ts from the migrations with Supabase's own generator;
// `--check` compares instead and exits 1 when the file is out of date.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openMigratedDatabase } from './migrations.ts';

const TYPES_FILE = 'src/data/database.types.ts';
const HEADER =
  '// Written by `npm run generate:types` from supabase/migrations; `npm run test:db` compares them.\n';
// Run by npx and not a dependency, as it is 150 MB and only needed here.
const SUPABASE = ['--yes', 'supabase@3'];
const shell = process.platform === 'win32';

/** The generator reads a Postgres address, so a migrated PGlite is served on loopback. */
async function generateTypes(): Promise<string> {
  const database = await openMigratedDatabase();
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  try {
    await server.start();
    const address = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const command = [...SUPABASE, 'gen', 'types', `--remote=${address}`, '--schema=public'];
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

/** What npm says when the generator cannot be fetched, or null. */
function fetchProblem(): string | null {
  const { status, stderr } = spawnSync('npx', [...SUPABASE, '--version'], { encoding: 'utf8', shell });
  return status === 0 ? null : (/npm error (.*)/.exec(stderr)?.[1] ?? stderr.trim());
}

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const problem = fetchProblem();
if (problem !== null) {
  console.log(`${check ? 'skip' : 'FAIL'} ${TYPES_FILE}: supabase@3 could not be fetched (${problem})`);
  process.exitCode = check ? 0 : 1;
} else if (!check) {
  writeFileSync(TYPES_FILE, await generateTypes());
  console.log(`Wrote ${TYPES_FILE}`);
} else {
  const input = await generateTypes();
  const same = input === readFileSync(TYPES_FILE, 'utf8');
  console.log(`${same ? 'ok  ' : 'FAIL'} ${TYPES_FILE} is what npm run generate:types writes`);
  const difference = ['diff', '--no-index', '--', TYPES_FILE, '-'];
  if (!same) spawnSync('git', difference, { input, stdio: ['pipe', 'inherit', 'inherit'] });
  process.exitCode = same ? 0 : 1;
}
