import { badRows } from './bad-rows.mjs';
import { failed, notChecked, passed } from './findings.mjs';
import { markedRow, OWN_COLUMN, TABLES } from './marked-rows.mjs';
import { inShort, isSuccess } from './project.mjs';
import { limitReached, needsTables } from './visitor-checks.mjs';

/** @import { BadRow } from './bad-rows.mjs' */
/** @import { Check, Group } from './findings.mjs' */
/** @import { Table } from './marked-rows.mjs' */
/** @import { Answer } from './project.mjs' */
/** @import { Visit } from './visitor-checks.mjs' */

const APPLY = 'Apply the migrations as they are: npx supabase db push. They hold the constraint';

/**
 * Rows that no form of the page would send, and second registrations, are refused with the answer that the page knows.
 * @param {Visit} visit
 * @returns {Group}
 */
export function refusalChecks(visit) {
  return {
    title: 'Refusals',
    needs: needsTables(visit),
    checks: Object.entries(badRows())
      .flatMap(([table, rows]) => rows.map((row) => refusing(visit, /** @type {Table} */ (table), row)))
      .concat(
        TABLES.filter((table) => table !== 'user_sessions').map((table) => refusingDuplicate(visit, table)),
      ),
  };
}

/** @param {Visit} visit @param {Table} table @param {BadRow} bad @returns {Check} */
function refusing(visit, table, { name, code, row }) {
  return {
    name: `${table} refuses ${name}`,
    mend: APPLY,
    look: async () => {
      const answer = await visit.ask('POST', `rest/v1/${table}`, { body: row, prefer: 'return=minimal' });
      if (isSuccess(answer)) return failed('it was stored');
      if (answer.status === 400 && answer.code === code) return passed();
      if (visit.embedded && violates(answer)) return passed('the embedded backend answers 500 (decision 2)');
      return limitReached(answer) ?? failed(`${inShort(answer)}, not 400 ${code}`);
    },
  };
}

/** @param {Answer} answer */
const violates = ({ status, message }) => status === 500 && message.includes('violates check constraint');

/** @param {Visit} visit @param {Table} table @returns {Check} */
function refusingDuplicate(visit, table) {
  return {
    name: `${table} refuses an address it has, also in capitals`,
    mend: `${APPLY}: the unique index on lower(${OWN_COLUMN[table]})`,
    look: async () => {
      const sent = visit.sent[table];
      if (sent === undefined) return notChecked('no first row could be stored');
      const address = String(sent[OWN_COLUMN[table]]).toUpperCase();
      const answer = await visit.ask('POST', `rest/v1/${table}`, {
        body: { ...markedRow[table](), [OWN_COLUMN[table]]: address },
        prefer: 'return=minimal',
      });
      if (answer.status === 409 && answer.code === '23505') return passed();
      return limitReached(answer) ?? failed(isSuccess(answer) ? 'it was stored' : inShort(answer));
    },
  };
}
