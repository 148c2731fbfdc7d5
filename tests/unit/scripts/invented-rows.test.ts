import { expect, it } from 'vitest';
import { inventRows } from '../../../scripts/seed/invented-rows.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const SITE = 'http://localhost:5173';
const rows = inventRows(NOW, 1, SITE);
const addressesOf = ({ registered_users, mechanic_applications }: typeof rows) => [
  ...registered_users.map((row) => String(row['email_id'])),
  ...mechanic_applications.map((row) => String(row['email_address'])),
];

it('invented rows are of nobody: addresses that no mail can reach, and no real names', () => {
  expect(addressesOf(rows).length).toBeGreaterThan(150);
  for (const address of addressesOf(rows))
    expect(address).toMatch(/^(?:driver|mechanic)-[\w-]+@[\w.-]+\.example$/);
  for (const row of rows.mechanic_applications) expect(row['full_name']).toContain('Invented');
});

it('invented rows are the same for the same seed, and have other addresses for another', () => {
  expect(inventRows(NOW, 1, SITE)).toEqual(rows);
  const both = [...addressesOf(rows), ...addressesOf(inventRows(NOW, 2, SITE))];
  expect(new Set(both).size).toBe(both.length);
});

it('invented rows are of the last four months', () => {
  const times = Object.values(rows).flatMap((of) => of.map((row) => Date.parse(String(row['created_at']))));
  expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
  expect(Math.min(...times)).toBeLessThan(NOW.getTime() - 90 * 86_400_000);
});
