import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openHostedSource, parseConnectionString } from '../../scripts/owner/database';
import { messageOf } from '../../scripts/shared/errors';
import { ownerCommands, read } from './command';

/* Tests which connection strings the owner's commands accept, how they connect, and what they print if they cannot. */

const { newDatabase, run } = ownerCommands();
let url: string;

beforeAll(async () => {
  url = (await newDatabase()).url;
});

it.each([
  'postgres.abc:12/secret/w@db.example:5432/postgres',
  'postgres:secret@db.example:99999/postgres',
  'postgres:secret%@db.example:5432/postgres',
  'postgres:[YOUR-PASSWORD]@db.example:5432/postgres',
])('rejects the connection string %s without printing the password', async (address) => {
  const said = await openHostedSource(`postgresql://${address}`).catch(messageOf);
  expect(said).toMatch(/^DATABASE_URL is not a connection string/);
  expect(said).not.toContain('secret');
});

it('sends an unencrypted password only to a database on this computer', async () => {
  // The server has no TLS, and 127.1 does not count as this computer.
  await expect(openHostedSource(url.replace('127.0.0.1', '127.1'))).rejects.toThrow(
    /^Could not connect to 127\.1:\d+\/project_\d+ \(DATABASE_URL\)\. .+ append \?sslmode=disable to the connection string\.$/,
  );
});

it.each([
  [
    'parameters of other libraries',
    '?pgbouncer=true&schema=public&connection_limit=1&options=-c%20x',
    '127.0.0.1',
  ],
  ['optional TLS', '?sslmode=prefer&sslrootcert=./prod-ca.crt', '127.1'],
  ['no TLS', '?sslmode=disable', '127.1'],
])('accepts a connection string with %s', async (_what, words, host) => {
  const [row] = await read(url.replace('127.0.0.1', host) + words, (query) => query('select 1 as one'));
  expect(row).toEqual({ one: 1 });
});

it.each([
  ['no-verify', 'require'],
  ['verify-ca', 'verify-full'],
])('passes sslmode=%s to the driver as %s', (mode, ssl) => {
  expect(parseConnectionString(`postgresql://db.example/postgres?sslmode=${mode}`)).toMatchObject({ ssl });
});

// Host names in `.invalid` never exist (RFC 6761).
it('suggests the pooler instead of an address that supports only IPv6', async () => {
  const direct = openHostedSource(url.replace('127.0.0.1', 'db.abcdefgh.supabase.co.invalid'));
  await expect(direct).rejects.toThrow(
    /^Could not connect to db\.abc.+ That host supports only IPv6\. Use .+ Session pooler/,
  );
});

it('a command stops retrying if the server closes every connection during login', async () => {
  const pooler = createServer((socket) => socket.once('data', () => socket.end())).listen(0, '127.0.0.1');
  onTestFinished(() => void pooler.close());
  await once(pooler, 'listening');
  const { port } = pooler.address() as AddressInfo;
  const address = `postgresql://migrator:secret@127.0.0.1:${port}/postgres`;
  await expect(openHostedSource(address, 200)).rejects.toThrow(
    /^Could not connect to 127\.0\.0\.1:\d+\/postgres .+ The server closes every connection during login\./,
  );
});

it('a report reads the database in one read-only transaction', async () => {
  const [first, second, timeout, , later] = await read(url, async (query) => [
    await query('select now()::text'),
    await query('select now()::text'),
    await query('show idle_in_transaction_session_timeout'),
    await query('commit'),
    // After the commit, a pooler may reuse the connection for other clients.
    await query('show idle_in_transaction_session_timeout'),
  ]);
  expect(first).toEqual(second);
  expect([timeout, later]).toEqual(
    ['1min', '0'].map((time) => [{ idle_in_transaction_session_timeout: time }]),
  );
  const insert = "insert into private.site_hosts values ('a.example')";
  await expect(read(url, (query) => query(insert))).rejects.toMatchObject({ code: '25006' });
});

it.each([
  [
    'backup',
    'no connection string',
    '',
    /^DATABASE_URL is not set\. See docs\/owner\.md, "Look at the numbers"\.\n$/,
  ],
  ['restore', 'no backup', '', /^There is no backup in backup\/\. To make one, run "npm run backup"\.\n$/],
])('%s prints one line with the fix for %s', async (command, _what, url, words) => {
  expect(await run(command, url)).toEqual({ output: expect.stringMatching(words), exitCode: 1 });
});
