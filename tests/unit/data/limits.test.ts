import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APPLICATION_LIMITS } from '@/data/mechanics';
import { DRIVER_LIMITS } from '@/data/waitlist';

const MIGRATIONS = 'supabase/migrations';
const sql = readdirSync(MIGRATIONS)
  .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
  .join('\n');

/** The limit that the column's constraint sets. */
function limitOf(table: string, column: string): number {
  const [, limit] =
    new RegExp(`${table}_${column}_length check \\(char_length\\(${column}\\) <= (\\d+)\\)`).exec(sql) ?? [];
  return Number(limit);
}

it.each([
  ['registered_users', 'email_id', DRIVER_LIMITS.email],
  ['registered_users', 'postal_code', DRIVER_LIMITS.postalCode],
  ['mechanic_applications', 'full_name', APPLICATION_LIMITS.fullName],
  ['mechanic_applications', 'phone_number', APPLICATION_LIMITS.phoneNumber],
  ['mechanic_applications', 'email_address', APPLICATION_LIMITS.emailAddress],
  ['mechanic_applications', 'street_address', APPLICATION_LIMITS.streetAddress],
  ['mechanic_applications', 'city', APPLICATION_LIMITS.city],
  ['mechanic_applications', 'postal_code', APPLICATION_LIMITS.postalCode],
])('the form has the same limit as the database for %s.%s', (table, column, limit) => {
  expect(limitOf(table, column)).toBe(limit);
});
