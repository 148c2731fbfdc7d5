import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runningServer } from './database-lock.ts';
import { CommandError } from './errors.ts';
import { inventRows } from './seed/invented-rows.ts';

/** Rows in one request: the backend takes about 4 MB. */
const BATCH = 1000;

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const site = runningServer()?.url;
if (site === undefined) throw new CommandError('No site is running here: run "npm start" first.');
const seed = Number(values.seed ?? randomInt(1_000_000));
if (!Number.isSafeInteger(seed)) throw new CommandError(`${values.seed} is not a whole number.`);

/** The embedded backend's owner sends no key; a hosted project refuses that. */
async function insert(table: string, rows: readonly object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += BATCH) {
    const response = await fetch(new URL(`/rest/v1/${table}`, site), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
      body: JSON.stringify(rows.slice(first, first + BATCH)),
      redirect: 'error',
    });
    if (response.status === 409)
      throw new CommandError('These rows are there already: choose another --seed.');
    if (response.status !== 201) {
      throw new CommandError(`${table} takes no rows (status ${response.status}): ${await response.text()}`);
    }
  }
  console.log(`${String(rows.length).padStart(6)}  ${table}`);
}

console.log(`Invented rows for ${site} (the same ones again: --seed ${seed})`);
for (const [table, rows] of Object.entries(inventRows(new Date(), seed, site))) await insert(table, rows);
