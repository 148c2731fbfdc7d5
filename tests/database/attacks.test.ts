import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EXAMPLE_ROWS,
  exampleApplication,
  exampleEvent,
  exampleRegistration,
  type Table,
} from './example-rows.ts';
import { type Answer, type InsertRequest, sendAsVisitor, testServer } from './visitors';

const server = testServer(4);

/** A jsonb keeps each of these numbers in ten bytes and writes it out in 131,072 characters. */
const numbers = (count: number) => `[${Array(count).fill('1e131071').join(',')}]`;

/** A row as JSON, with a value that is given as JSON. */
const rowWith = (table: Table, column: string, json: string) =>
  JSON.stringify(EXAMPLE_ROWS[table]({ [column]: '?' })).replace('"?"', () => json);

/** Sends a request over a new connection. Returns the answer, the seconds and the most memory of its process, in MB. */
async function costOf(request: InsertRequest) {
  const visitor = server.connectVisitor();
  const [row] = await visitor`select pg_backend_pid() as pid`;
  await visitor`set statement_timeout = '20s'`;
  const began = performance.now();
  const answer = await sendAsVisitor(visitor, request);
  const seconds = (performance.now() - began) / 1000;
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${row?.['pid']}/status`, 'utf8')) ?? [];
  await visitor.end();
  return { answer, seconds, megabytes: Number(kilobytes) / 1024 };
}

/** Values as JSON, by their column. */
const COSTLY_VALUES = {
  'user_sessions.interaction_data': {
    'hundreds of large numbers': `{"k":${numbers(900)}}`,
    'thousands of names': `{${Array.from({ length: 5000 }, (_, key) => `"${key}":0`)}}`,
    'lists in lists': `{"k":${'['.repeat(15_000) + ']'.repeat(15_000)}}`,
  },
  'user_sessions.page_url': { 'thousands of parameters': `"https://a/?${'utm_term=&'.repeat(4000)}"` },
  'user_sessions.referrer': { 'thousands of passwords': `"https://${':'.repeat(18_000)}@a"` },
  'registered_users.postal_code': { 'large numbers': numbers(900) },
  'registered_users.email_id': { 'letters that grow in lower case': `"${'İ'.repeat(18_000)}@b"` },
};

type CostlyRequest = [what: string, Answer, Table, body: string, prefer?: string];

const COSTLY_REQUESTS = Object.entries(COSTLY_VALUES).flatMap(([place, values]) => {
  const [table, column = ''] = place.split('.') as [Table, string];
  return Object.entries(values).map(
    ([what, json]): CostlyRequest => [`${place}: ${what}`, '23514', table, rowWith(table, column, json)],
  );
});
/** The costliest with `missing=default`, which is refused before the body is unpacked. */
const WITH_DEFAULTS = rowWith('registered_users', 'postal_code', numbers(900));
const MANY_ROWS = `[${JSON.stringify(exampleEvent())}${',{}'.repeat(18_000)}]`;

// The figures of a process are those of Linux.
describe.runIf(process.platform === 'linux')('a request of a few kilobytes costs little', () => {
  it.each<CostlyRequest>([
    ...COSTLY_REQUESTS,
    ['large numbers with defaults', 'PT400', 'registered_users', WITH_DEFAULTS, 'missing=default'],
    ['thousands of rows', 'PT429', 'user_sessions', MANY_ROWS],
  ])('%s', async (_what, refusal, table, body, prefer = '') => {
    const { answer, seconds, megabytes } = await costOf({ table, body, prefer });
    expect(answer).toBe(refusal);
    expect(megabytes).toBeLessThan(64);
    expect(seconds).toBeLessThan(5);
  });
});

/** Requests that are refused in any case: how one asks about a row, with another row at hand, and the one answer. */
type Question = [what: string, Answer, ask: (row: object, other: object) => Omit<InsertRequest, 'table'>];

const QUESTIONS: Question[] = [
  ['two rows', 'PT429', (row, other) => ({ body: [row, other] })],
  ['the same row twice', 'PT429', (row) => ({ body: [row, row] })],
  ['a row that a constraint refuses', '23514', (row) => ({ body: { ...row, postal_code: ' ' } })],
  ['defaults', 'PT400', (row) => ({ body: row, prefer: 'missing=default' })],
  ['an upsert', '42501', (row) => ({ body: row, prefer: 'resolution=merge-duplicates' })],
];

describe('who is listed', () => {
  const listed = 'listed@driver.example';
  const ROWS = {
    registered_users: (email_id: string) => exampleRegistration({ email_id }),
    mechanic_applications: (email_address: string) => exampleApplication({ email_address }),
  };
  const FORMS = ['registered_users', 'mechanic_applications'] as const;
  const questions = FORMS.flatMap((table) => QUESTIONS.map((question) => [table, ...question] as const));

  it.each(questions)('%s does not tell by %s', async (table, _what, refusal, ask) => {
    await server.send([{ table, body: ROWS[table](listed) }]);
    const about = (address: string) => ({ table, ...ask(ROWS[table](address), EXAMPLE_ROWS[table]()) });
    const answers = await server.send([about(listed), about('nobody@driver.example')]);
    expect(answers).toEqual([refusal, refusal]);
    expect(await server.rowsOf(table)).toBe(1);
  });
});
