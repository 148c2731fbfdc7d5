import { describe, expect, it } from 'vitest';
import { inventRows } from '../../../scripts/seed/invented-rows.mjs';

const NOW = new Date('2026-11-21T17:00:00Z');
const rows = inventRows(NOW);
const text = (value: unknown) => JSON.stringify(value);

describe('the invented rows', () => {
  it('are of nobody: addresses that no mail can reach, and no real names', () => {
    const addresses = [...rows.registered_users, ...rows.mechanic_applications].flatMap((row) =>
      Object.entries(row).filter(([column]) => column.startsWith('email')),
    );
    expect(addresses.length).toBeGreaterThan(50);
    for (const [, address] of addresses)
      expect(address).toMatch(/^(?:driver|mechanic)-[\w-]+@[\w.-]+\.example$/);
    for (const row of rows.mechanic_applications) expect(text(row)).toContain('Invented');
  });

  it('have every address once, and others in the next run, so that they can be added again', () => {
    const ofRun = (run: typeof rows) => text(run.registered_users).match(/[\w-]+@[\w.]+/g) ?? [];
    const both = [...ofRun(rows), ...ofRun(inventRows(NOW))];
    expect(new Set(both).size).toBe(both.length);
  });

  it('lie in the past', () => {
    const times = text(rows).match(/(?<="created_at":")[^"]+/g) ?? [];
    const later = times.filter((time) => Date.parse(time) > NOW.getTime() + 120_000);
    expect(later).toEqual([]);
  });
});
