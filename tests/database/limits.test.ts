import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { APPLICATION_LIMITS } from '../../src/data/mechanics.ts';
import { TEXT_LIMITS } from '../../src/data/stored-text.ts';
import { DRIVER_LIMITS } from '../../src/data/waitlist.ts';

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

afterAll(() => database.close());

/** The most octets of each column that a constraint limits. */
async function limitsOf(table: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ column: string; most: number }>(
    `select replace(replace(conname, $1 || '_', ''), '_length', '') as column,
       substring(pg_get_constraintdef(oid) from '<= (\\d+)')::int as most
     from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%octet_length(%'`,
    [table],
  );
  return Object.fromEntries(rows.map(({ column, most }) => [column, most]));
}

it('the page lets through what the tables take, and cuts to it', async () => {
  expect(await limitsOf('registered_users')).toEqual({
    email_id: DRIVER_LIMITS.email,
    postal_code: DRIVER_LIMITS.postalCode,
    user_agent: TEXT_LIMITS.userAgent,
    referrer: TEXT_LIMITS.referrer,
  });
  expect(await limitsOf('mechanic_applications')).toEqual({
    full_name: APPLICATION_LIMITS.fullName,
    phone_number: APPLICATION_LIMITS.phoneNumber,
    email_address: APPLICATION_LIMITS.emailAddress,
    street_address: APPLICATION_LIMITS.streetAddress,
    city: APPLICATION_LIMITS.city,
    postal_code: APPLICATION_LIMITS.postalCode,
  });
  expect(await limitsOf('user_sessions')).toMatchObject({
    page_url: TEXT_LIMITS.pageUrl,
    user_agent: TEXT_LIMITS.userAgent,
    referrer: TEXT_LIMITS.referrer,
  });
});
