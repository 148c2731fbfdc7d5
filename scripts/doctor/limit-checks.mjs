import { failed, notChecked, passed } from './findings.mjs';
import { markedRow, TABLES } from './marked-rows.mjs';
import { inShort, isSuccess } from './project.mjs';
import { needsTables } from './visitor-checks.mjs';

/** @import { Check, Group } from './findings.mjs' */
/** @import { Row, Table } from './marked-rows.mjs' */
/** @import { Visit } from './visitor-checks.mjs' */

/** As in supabase/migrations/20261121100000_limits.sql: one row more than a request may carry. */
const TOO_MANY = { registered_users: 2, mechanic_applications: 2, user_sessions: 51 };

/** One attempt more than a network has in an hour. */
const ATTEMPTS = 21;

/** @param {Table} table @param {number} many @returns {Row[]} */
const severalRows = (table, many) => Array.from({ length: many }, () => markedRow[table]());

/**
 * What is too much is answered with 429. Requests that are refused as a whole store nothing, so this costs two of a
 * network's attempts on each list and no row.
 * @param {Visit} visit
 * @param {boolean} thorough
 * @returns {Group}
 */
export function limitChecks(visit, thorough) {
  return {
    title: 'Limits',
    needs: needsTables(visit),
    checks: [...TABLES.map((table) => refusingMany(visit, table)), countingAttempts(visit, thorough)],
  };
}

/** @param {Visit} visit @param {Table} table @returns {Check} */
function refusingMany(visit, table) {
  return {
    name: `${table} answers 429 to ${TOO_MANY[table]} rows in one request`,
    mend: `Apply the migrations of the limits (npx supabase db push). If you changed them: select * from private.limits`,
    look: async () => {
      const answer = await visit.ask('POST', `rest/v1/${table}`, {
        body: severalRows(table, TOO_MANY[table]),
        prefer: 'return=minimal',
      });
      if (isSuccess(answer)) return failed(`all ${TOO_MANY[table]} were stored`);
      return answer.status === 429 ? passed(answer.message) : failed(inShort(answer));
    },
  };
}

/**
 * All rows of one request count as attempts, and the one too many ends it before the whole is refused for its size. So
 * a single request shows that attempts are counted and, as they are counted by network, that the network is known.
 * @param {Visit} visit
 * @param {boolean} thorough
 * @returns {Check}
 */
function countingAttempts(visit, thorough) {
  return {
    name: "A network's attempts come to an end",
    mend: 'The limits know networks by the headers cf-connecting-ip or x-forwarded-for of the gateway: does what stands before your database send one? See docs/security.md',
    look: async () => {
      if (!thorough) {
        return notChecked(
          'add --limits to see it: mechanics on your network cannot apply until the next full hour then',
        );
      }
      const answer = await visit.ask('POST', 'rest/v1/mechanic_applications', {
        body: severalRows('mechanic_applications', ATTEMPTS),
        prefer: 'return=minimal',
      });
      const counted = answer.status === 429 && answer.message === 'Too many attempts';
      return counted ? passed() : failed(`${inShort(answer)}, not "Too many attempts"`);
    },
  };
}
