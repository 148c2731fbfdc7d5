import { hostedSource } from '../report/database.ts';
import { claimProblem } from '../report/glance.ts';
import type { Check } from './checks.ts';

/** Only the owner can count the list, so this needs the database's address. */
export const claimCheck = (address: string): Check => ({
  name: 'As many drivers are on the waitlist as the page says',
  fix: 'change the number in src/content/claims.ts, build and deploy again',
  run: async () => {
    const sql = 'select registrations as rows from reporting.at_a_glance';
    return claimProblem(Number(await hostedSource(address).read((query) => query(sql))));
  },
});
