import { type Check, check, problemUnless, skip } from './checks.ts';
import { APPLY_MIGRATIONS } from './insert-checks.ts';
import { markedRow, TABLES } from './marked-rows.ts';
import { inShort, type Project } from './project.ts';

/** More rows than a request may carry, also where the owner allows fifty events. */
const TOO_MANY = { registered_users: 2, mechanic_applications: 2, user_sessions: 51 };

/** Milliseconds. A slower refusal would itself be a way to keep the database busy. */
const QUICKLY = 5_000;

/** More attempts than any network should have in an hour. */
const MOST_ATTEMPTS = 200;

/** What is too much is answered with 429. Such requests are refused as a whole and store nothing. */
export const limitChecks = (project: Project, useUpAttempts: boolean): Check[] => [
  ...TABLES.map((table) =>
    check(
      `${table} answers 429 to ${TOO_MANY[table]} rows in one request, quickly`,
      `${APPLY_MIGRATIONS}. If you changed the limits: select * from private.limits`,
      async () => {
        const rows = Array.from({ length: TOO_MANY[table] }, () => markedRow[table]());
        const start = performance.now();
        const answer = await project.insert(table, rows);
        const time = Math.round(performance.now() - start);
        if (answer.status !== 429) return [answer.ok ? `all ${rows.length} were stored` : inShort(answer)];
        return problemUnless(time < QUICKLY, `it took ${time} ms`);
      },
    ),
  ),
  check(
    "A network's attempts come to an end",
    'The limits know networks by the headers cf-connecting-ip or x-forwarded-for of the gateway: does what stands before your database send one? See docs/security.md',
    async () => {
      if (!useUpAttempts)
        skip('add --limits to check it: mechanics on your network cannot apply for an hour then');
      // An application that is there already: each try counts and none leaves a row.
      const { id: _id, ...row } =
        project.stored.mechanic_applications ?? skip('no first row could be stored');
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        if ((await project.insert('mechanic_applications', row)).status === 429) return [];
      }
      return [`${MOST_ATTEMPTS} attempts were answered`];
    },
  ),
];
