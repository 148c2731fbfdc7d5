// The process that `runPgTap` starts: receives the SQL of one file at a time and sends its report.
// Its first message, an empty report, says that it is ready.
import { DEFAULT_GRANTS, openMigratedDatabase } from './migrations.ts';
import { readTap, type TapReport } from './tap.ts';

const grants = DEFAULT_GRANTS.find((name) => name === process.argv[2]);
const database = await openMigratedDatabase(grants);
await database.exec('create extension if not exists pgtap with schema extensions');

async function runFile(sql: string): Promise<TapReport> {
  try {
    const results = await database.exec(sql);
    return readTap(results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String))));
  } catch (error) {
    return { passed: 0, failures: [`The file broke off: ${error instanceof Error ? error.message : error}`] };
  } finally {
    await database.exec('rollback; reset role;');
  }
}

process.on('message', async (sql: string) => process.send?.(await runFile(sql)));
process.send?.({ passed: 0, failures: [] } satisfies TapReport);
