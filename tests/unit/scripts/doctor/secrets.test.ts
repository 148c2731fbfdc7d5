import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../../scripts/doctor/secrets.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const legacyKey = (role: string) =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', role })}.c2lnbmF0dXJlLW9m`;

describe('secrets in a file', () => {
  it.each([
    ['a secret key of Supabase (sb_secret_8yjc...)', 'key:"sb_secret_8yjcMhct9KxZqrUNz4"'],
    ['a key of the role service_role (eyJhbGciOiJIUz...)', `x("${legacyKey('service_role')}")`],
    ['an access token of Supabase (sbp_0a0a0a0a0a...)', `sbp_${'0a'.repeat(20)}`],
    ["a database's address with its password (postgres://pos...)", 'postgres://postgres:s3cret@db.x.co/x'],
    ['a private key (-----BEGIN PRI...)', '-----BEGIN PRIVATE KEY-----\nMII'],
  ])('are found: %s', (found, text) => {
    expect(findSecrets(`before ${text} after ${text}`)).toEqual([found]);
  });

  it.each([
    ['a publishable key', 'sb_publishable_8yjcMhct9KxZqrUNz4'],
    ['a legacy anon key', `"${legacyKey('anon')}"`],
    ['what the site says of secret keys', "value.startsWith('sb_secret_')"],
    ["a database's address without a password", 'postgres://localhost:5432/postgres'],
    ['an address with a port and an @', 'https://example.com:443/@someone'],
    ['a public key', '-----BEGIN PUBLIC KEY-----'],
    ['a token of another maker', `${encoded({ alg: 'none' })}.${encoded({ name: 'someone' })}.c2lnbmF0dXJl`],
  ])('are not found in %s', (_name, text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});
