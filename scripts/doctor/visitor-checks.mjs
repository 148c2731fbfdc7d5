import { failed, notChecked, passed } from './findings.mjs';
import { markedRow, TABLES } from './marked-rows.mjs';
import { inShort, isSuccess, lacksPrivilege } from './project.mjs';

/** @import { Check, Finding, Group } from './findings.mjs' */
/** @import { Row, Table } from './marked-rows.mjs' */
/** @import { Answer, Ask } from './project.mjs' */

/**
 * What the groups about the project share.
 * @typedef {object} Visit
 * @property {Ask} ask
 * @property {boolean} embedded the embedded backend: grants everything, answers violations with 500
 * @property {boolean} reached the project has answered for all three tables
 * @property {Partial<Record<Table, Row>>} sent a row of each table that the doctor has stored
 * @property {string | null} driverId id of the one on the waitlist
 */

/** @param {Ask} ask @param {boolean} embedded @returns {Visit} */
export const beginVisit = (ask, embedded) => ({ ask, embedded, reached: false, sent: {}, driverId: null });

const APPLY_MIGRATIONS = 'Apply the migrations: npx supabase link, then npx supabase db push';

/** What a network that has used up its attempts is told. @param {Answer} answer @returns {Finding | null} */
export const limitReached = ({ status }) =>
  status === 429
    ? notChecked('this network has used up its limit: try again after the next full hour')
    : null;

/**
 * The project is there and has the tables. All else is asked only then.
 * @param {Visit} visit
 * @param {string | null} obstacle
 * @returns {Group}
 */
export function tableChecks(visit, obstacle) {
  return {
    title: 'Tables',
    needs: () => obstacle,
    checks: [
      {
        name: 'The project knows the key and has the three tables',
        mend: `${APPLY_MIGRATIONS}. With "Invalid API key": copy address and key from the same project. No answer: is the project paused?`,
        look: async () => {
          const problems = [];
          for (const table of TABLES) {
            const answer = await visit.ask('GET', `rest/v1/${table}?select=id&limit=1`);
            if (!isSuccess(answer) && answer.code !== '42501') problems.push(`${table} ${inShort(answer)}`);
          }
          visit.reached = problems.length === 0;
          return visit.reached ? passed() : failed(problems.join('; '));
        },
      },
    ],
  };
}

/** Why a group about the project cannot be looked at, or null. @param {Visit} visit @returns {() => string | null} */
export const needsTables = (visit) => () =>
  visit.reached ? null : 'the project or its tables did not answer';

/**
 * Visitors can do what the page needs. Leaves one marked row in each table, against which all later checks are made:
 * that an empty table shows nothing says nothing.
 * @param {Visit} visit
 * @returns {Group}
 */
export function visitorChecks(visit) {
  return {
    title: 'Visitors',
    needs: needsTables(visit),
    checks: [
      storing(visit, 'registered_users', 'A driver can join the waitlist and is told the id', '?select=id'),
      storing(visit, 'mechanic_applications', 'A mechanic can apply', ''),
      storing(visit, 'user_sessions', 'The page can leave an event', ''),
    ],
  };
}

/**
 * @param {Visit} visit
 * @param {Table} table
 * @param {string} name
 * @param {string} query
 * @returns {Check}
 */
function storing(visit, table, name, query) {
  return {
    name,
    mend: `${APPLY_MIGRATIONS}. They grant insert on ${table} to anon and make the policy for it`,
    look: async () => {
      const row = markedRow[table]();
      const answer = await visit.ask('POST', `rest/v1/${table}${query}`, {
        body: row,
        prefer: query === '' ? 'return=minimal' : 'return=representation',
      });
      if (!isSuccess(answer)) {
        const reason = lacksPrivilege(answer) ? ' (a grant or a policy is missing)' : '';
        return limitReached(answer) ?? failed(`${inShort(answer)}${reason}`);
      }
      visit.sent[table] = row;
      if (query === '') return passed();
      visit.driverId = idIn(answer.body);
      return visit.driverId === null ? failed('the row was stored, but no id came back') : passed();
    },
  };
}

/** @param {unknown} body @returns {string | null} */
function idIn(body) {
  const id = Array.isArray(body) ? String(body[0]?.id) : '';
  return /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
