import { describe, expect, it } from 'vitest';
import { type InventedRows, inventRows } from '../../../scripts/seed/invented-rows.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const rows = inventRows(NOW, 1, 'http://localhost:5173');
const text = (value: unknown) => JSON.stringify(value);
const addressesOf = ({ registered_users, mechanic_applications }: InventedRows) => [
  ...registered_users.map((row) => row.email_id),
  ...mechanic_applications.map((row) => row.email_address),
];

describe('the invented rows', () => {
  it('are of nobody: addresses that no mail can reach, and no real names', () => {
    expect(addressesOf(rows).length).toBeGreaterThan(150);
    for (const address of addressesOf(rows))
      expect(address).toMatch(/^(?:driver|mechanic|doctor)-[\w-]+@[\w.-]+\.(?:example|invalid)$/);
    for (const row of rows.mechanic_applications) expect(text(row)).toContain('Invented');
  });

  it('have every address once, and others for another seed, so that they can be added again', () => {
    const both = [...addressesOf(rows), ...addressesOf(inventRows(NOW, 2, 'http://localhost:5173'))];
    expect(new Set(both).size).toBe(both.length);
  });

  it('are the same for the same seed', () => {
    expect(inventRows(NOW, 1, 'http://localhost:5173')).toEqual(rows);
  });

  it('lie in the past', () => {
    const times = text(rows).match(/(?<="created_at":")[^"]+/g) ?? [];
    expect(times.length).toBeGreaterThan(1000);
    const later = times.filter((time) => Date.parse(time) > NOW.getTime());
    expect(later).toEqual([]);
  });

  it('show growth over more than ninety days', () => {
    const joined = rows.registered_users.flatMap(({ created_at }) => created_at ?? []).sort();
    const days = (since: number) => (NOW.getTime() - since) / 86_400_000;
    expect(days(Date.parse(joined[0] ?? ''))).toBeGreaterThan(90);
    const lately = joined.filter((at) => days(Date.parse(at)) < 30);
    expect(lately.length).toBeGreaterThan(joined.length / 3);
  });

  it('have visits that a report leaves out: of a crawler, of a copy of the site, of the doctor', () => {
    for (const sign of ['ExampleBot', 'copy-of-the-site.example', 'pitlane-doctor'])
      expect(text(rows.user_sessions)).toContain(sign);
  });
});
