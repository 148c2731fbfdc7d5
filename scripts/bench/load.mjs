// `npm run bench:load`: twenty thousand mixed inserts over 64 connections, once into a plain PostgreSQL as the anonymous
// role and once through the embedded data interface. Afterwards every row of an accepted insert has to be there once,
// and none of a refused one.
import { embeddedTarget } from './load-embedded.mjs';
import { mixedRequests } from './load-mix.mjs';
import { postgresTarget } from './load-postgres.mjs';
import { findFaults } from './load-target.mjs';
import { percentile } from './percentile.mjs';

/** @import { Request } from './load-mix.mjs' */
/** @import { Answer, Target } from './load-target.mjs' */

const REQUESTS = 20_000;
const CONNECTIONS = 64;

/**
 * Sends everything, each connection its next request as soon as the last is answered.
 * @param {readonly Request[]} requests
 * @param {Target['send']} send
 */
async function sendAll(requests, send) {
  /** @type {Map<number, Answer>} */
  const answers = new Map();
  /** @type {number[]} */
  const latencies = [];
  const queue = requests.values();
  const work = async (/** @type {number} */ connection) => {
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

/**
 * @param {readonly Request[]} requests
 * @param {ReadonlyMap<number, Answer>} answers
 */
function printAnswers(requests, answers) {
  /** @type {Map<string, Map<string, number>>} */
  const kinds = new Map();
  for (const { number, kind } of requests) {
    const { answer = 'none' } = answers.get(number) ?? {};
    const sums = kinds.get(kind) ?? new Map();
    kinds.set(kind, sums.set(answer, (sums.get(answer) ?? 0) + 1));
  }
  for (const [kind, sums] of [...kinds].sort()) {
    const parts = [...sums].sort().map(([answer, many]) => `${many} x ${answer}`);
    console.log(`  ${kind.padEnd(33)} ${parts.join(', ')}`);
  }
}

/**
 * @param {Target} target closed afterwards
 * @param {readonly Request[]} requests
 * @returns {Promise<boolean>} whether rows and answers agree
 */
async function load(target, requests) {
  try {
    const { answers, latencies, seconds } = await sendAll(requests, target.send);
    const stored = await target.countStored();
    const rows = [...stored.values()].reduce((sum, many) => sum + many, 0);
    const faults = findFaults(requests, answers, stored);
    console.log(`${target.name}: ${requests.length} requests over ${CONNECTIONS} connections`);
    printAnswers(requests, answers);
    const speed = `${seconds.toFixed(0)} s, ${(requests.length / seconds).toFixed(0)} a second`;
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(0));
    console.log(`  ${speed}, p50 ${p50} ms, p99 ${p99} ms`);
    console.log(`  ${rows} rows stored, ${faults.length} faults`);
    for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
    return faults.length === 0;
  } finally {
    await target.close();
  }
}

// The embedded backend prints every refusal in full.
console.error = () => undefined;
const requests = mixedRequests(REQUESTS);
const sound = [
  await load(await postgresTarget(CONNECTIONS), requests),
  await load(await embeddedTarget(CONNECTIONS), requests),
].every(Boolean);
console.log(
  sound ? 'Every accepted row is there once, and no refused one.' : 'Rows and answers do not agree.',
);
process.exitCode = sound ? 0 : 1;
