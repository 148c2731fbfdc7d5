import { expect, it } from 'vitest';
import { describeError, messageOf } from '../../../scripts/shared/errors';

const OF_FILE = { syscall: 'open', path: 'report/registrations.csv' };
const OF_DATABASE = { severity: 'ERROR' };

it.each([
  ['EBUSY', OF_FILE, /^report\/registrations\.csv is open in another program/],
  ['ENOSPC', OF_FILE, /^The disk is full\./],
  ['EPIPE', { syscall: 'write' }, /^The connection to the database was lost/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', {}, /put NODE_EXTRA_CA_CERTS=<file> before the command/],
  ['SELF_SIGNED_CERT_IN_CHAIN', {}, /put NODE_EXTRA_CA_CERTS=<file> before the command/],
  ['ELOOP', OF_FILE, /^it failed \(This error is unexpected/],
  // A database may use the same code for something else.
  ['EBUSY', OF_DATABASE, /^The database reports an error: it failed \(EBUSY\)\.$/],
  ['23514', OF_DATABASE, /^The database reports an error: it failed \(23514\)\.$/],
  ['57P01', OF_DATABASE, /^The connection to the database was lost/],
  ['28P01', OF_DATABASE, /^The user or the password/],
  ['42P01', OF_DATABASE, /^it failed \(42P01\)\. To apply .+ run "npx supabase@3 db push --remote"/],
  ['25006', OF_DATABASE, /^The database is read-only/],
])('explains the error code %s, depending on its origin %j', (code, origin, words) => {
  expect(describeError(Object.assign(new Error('it failed'), { code, ...origin }))).toMatch(words);
});

it.each([
  ['XX000', 'Tenant or user not found', /^The pooler does not know this project/],
  ['42501', 'query would be affected by row-level security policy for table "x"', /^This login cannot read/],
  [
    '42501',
    'permission denied for table x',
    /^The database reports an error: permission denied for table x \(42501\)/,
  ],
])('explains the SQLSTATE %s with the message "%s"', (code, message, words) => {
  expect(describeError(Object.assign(new Error(message), { code, ...OF_DATABASE }))).toMatch(words);
});

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'The disk is full.'],
  [{ name: 'ErrnoError', errno: 44 }, "{ name: 'ErrnoError', errno: 44 }"],
  [{ message: 'relation "x" does not exist' }, 'relation "x" does not exist'],
  ['a text', 'a text'],
])('describes the thrown value %j as %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

it('the message contains the new path if a file cannot be moved', () => {
  const error = { code: 'EBUSY', path: 'report/a.csv.part', dest: 'report/a.csv' };
  expect(describeError(Object.assign(new Error('it failed'), error))).toMatch(/^report\/a\.csv is open/);
});
