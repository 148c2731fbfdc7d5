// `npm run bench:load`: twenty thousand mixed inserts over 64 connections, once into a plain PostgreSQL as the anonymous
// role and once through the embedded data interface. Exits 1 unless every row of an accepted insert is stored once, and
// none of a refused one.
import { median, percentile } from './figures.ts';
import { mixedRequests, type Request } from './load/requests.ts';
import { countStored, openEmbedded, openPostgres, type Target } from './load/targets.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 64;
/** Refusals by a limit or a constraint; any other is a fault. */
const REFUSALS = ['23505', '23514', 'PT429'];

type Answers = ReadonlyMap<number, string>;

/** Each connection sends its next request as soon as the last is answered. */
async function sendAll(requests: readonly Request[], send: Target['send']) {
  const answers = new Map<number, string>();
  const latencies: number[] = [];
  const queue = requests.values();
  const work = async (connection: number) => {
    for (const request of queue) {
      const began = performance.now();
      answers.set(request.number, await send(connection, request));
      latencies.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => work(connection)));
  return { answers, latencies, seconds: (performance.now() - began) / 1000 };
}

function findFaults(requests: readonly Request[], answers: Answers, stored: ReadonlyMap<string, number>) {
  const unsent = new Set(stored.keys());
  const faults: string[] = [];
  for (const { number, table, kind, rows } of requests) {
    const answer = answers.get(number) ?? 'none';
    const expected = answer === 'stored' ? rows.length : 0;
    const found = stored.get(`${table} ${number}`) ?? 0;
    if (found !== expected)
      faults.push(`${kind} ${number}, answer ${answer}: ${found} rows, not ${expected}`);
    if (![...REFUSALS, 'stored'].includes(answer)) faults.push(`${kind} ${number}, answer ${answer}`);
    unsent.delete(`${table} ${number}`);
  }
  return [...faults, ...[...unsent].map((mark) => `never sent: ${mark}`)];
}

/** How often each kind got each answer. */
function countAnswers(requests: readonly Request[], answers: Answers) {
  const counts: Record<string, Record<string, number>> = {};
  for (const { number, kind } of requests) {
    const answer = answers.get(number) ?? 'none';
    counts[kind] ??= {};
    counts[kind][answer] = (counts[kind][answer] ?? 0) + 1;
  }
  return counts;
}

/** Returns the number of faults. */
async function load(target: Target, requests: readonly Request[]): Promise<number> {
  try {
    const { answers, latencies, seconds } = await sendAll(requests, target.send);
    const stored = await countStored(target);
    const faults = findFaults(requests, answers, stored);
    const rows = [...stored.values()].reduce((sum, count) => sum + count, 0);
    console.log(`\n${target.name}: ${REQUESTS} requests over ${CONNECTIONS} connections`);
    console.table(countAnswers(requests, answers));
    console.log(
      `${seconds.toFixed(0)} s, ${(REQUESTS / seconds).toFixed(0)} a second, p50 ${median(latencies).toFixed(0)} ms, ` +
        `p99 ${percentile(latencies, 0.99).toFixed(0)} ms; ${rows} rows stored, ${faults.length} faults`,
    );
    for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
    return faults.length;
  } finally {
    await target.close();
  }
}

// The embedded backend prints every refusal in full.
console.error = () => undefined;
const requests = mixedRequests(REQUESTS);
const faults =
  (await load(await openPostgres(CONNECTIONS), requests)) + (await load(await openEmbedded(), requests));
console.log(faults === 0 ? 'Every accepted row is stored once, and no refused one.' : `${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
