import { hostedSource } from '../report/database.ts';
import { claimProblem } from '../report/glance.ts';
import type { Check } from './checks.ts';

/** Only the owner can count the list, so this needs the database's address. */
export const claimCheck = (address: string): Check => ({
  name: 'As many drivers are on the waitlist as the page says',
  fix: 'change the number in src/content/claimed-figures.ts, build and deploy again',
  run: async () => {
    const { query, close } = await hostedSource(address);
    const [registrations] = await query('select registrations as rows from reporting.at_a_glance').finally(
      close,
    );
    return claimProblem(Number(registrations));
  },
});
