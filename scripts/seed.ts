// `npm run seed`: invented rows for the embedded backend of a running `npm start`, so that the views of the schema
// `reporting` show something. `--site` names another address of it. Never for a real project: only this computer's
// own backend takes rows without a key, and nothing but a loopback address is asked.
import { parseArgs } from 'node:util';
import { inventRows } from './seed/invented-rows.mjs';

const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://localhost:5173' } } });

/**
 * @param {string} address
 * @returns {URL}
 */
function loopback(address) {
  const url = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new Error(`${url.origin} is not this computer: invented rows have no place there.`);
  }
  return url;
}

/**
 * The embedded backend's owner sends no key. A hosted project, or one with a key of its own, refuses that.
 * @param {string} table
 * @param {readonly object[]} rows
 */
async function insert(table, rows) {
  const address = new URL(`/rest/v1/${table}`, loopback(values.site));
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify(rows),
    redirect: 'error',
  }).catch(() => null);
  if (response === null) throw new Error(`Nothing answers at ${address.origin}: run "npm start" first.`);
  if (response.status !== 201) {
    throw new Error(`${table} took no rows (status ${response.status}): ${await response.text()}`);
  }
  console.log(`${String(rows.length).padStart(6)}  ${table}`);
}

try {
  for (const [table, rows] of Object.entries(inventRows(new Date()))) await insert(table, rows);
  console.log(
    `Ask in the SQL editor of ${new URL('/_system', values.site)}: select * from reporting.demand_by_area`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
