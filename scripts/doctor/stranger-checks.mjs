import { randomUUID } from 'node:crypto';
import { failed, notChecked, passed, passedUnless } from './findings.mjs';
import { markedRow, newAddress, OWN_COLUMN, TABLES } from './marked-rows.mjs';
import { inShort, isSuccess, lacksPrivilege } from './project.mjs';
import { needsTables } from './visitor-checks.mjs';

/** @import { Check, Finding, Group } from './findings.mjs' */
/** @import { Row, Table } from './marked-rows.mjs' */
/** @import { Answer } from './project.mjs' */
/** @import { Visit } from './visitor-checks.mjs' */

const APPLY =
  'Enable row-level security and let the migrations alone define grants and policies (supabase/migrations)';
const GRANTS_ALL =
  'the embedded backend grants everything after migrating (docs/decisions/0002-embedded-backend.md)';
const TOO_MUCH = 'visitors hold a privilege that the migrations take away, though no row was touched';

/** The SQLSTATE with which a column that is always generated refuses a value, before privileges are looked at. */
const GENERATED_ALWAYS = '428C9';

/**
 * Nothing of what is stored can be read, counted, changed or erased by a stranger. Whatever is tried is aimed at the
 * doctor's own rows, so that nobody else's is lost where it succeeds.
 * @param {Visit} visit
 * @returns {Group}
 */
export function strangerChecks(visit) {
  return {
    title: 'Strangers',
    needs: needsTables(visit),
    checks: TABLES.flatMap((table) => [
      reading(visit, table),
      writing(visit, table, 'changed', 'PATCH', changeOf(table)),
      writing(visit, table, 'deleted', 'DELETE'),
      choosing(visit, table),
    ]).concat([overwriting(visit), answering(visit)]),
  };
}

/** A change that would be seen. @param {Table} table @returns {Row} */
const changeOf = (table) =>
  table === 'user_sessions' ? { interaction_type: 'scroll' } : { postal_code: 'changed by npm run doctor' };

/** @param {string} column @param {unknown} value */
const filter = (column, value) => `${column}=eq.${encodeURIComponent(String(value))}`;

/** The doctor's own row, by what it sent: a column that a stranger may not even ask by. @param {Visit} visit @param {Table} table */
function byContent(visit, table) {
  const row = visit.sent[table] ?? markedRow[table]();
  return filter(OWN_COLUMN[table], row[OWN_COLUMN[table]]);
}

/** The same by its id where that is known, as then the one column will do that may be asked by. @param {Visit} visit @param {Table} table */
const byId = (visit, table) =>
  table === 'registered_users' && visit.driverId !== null
    ? filter('id', visit.driverId)
    : byContent(visit, table);

/** @param {Visit} visit @param {Table} table @returns {Check} */
function reading(visit, table) {
  return {
    name: `${table}: nothing can be read or counted`,
    mend: `${APPLY}: no select policy but the one of the id that is being inserted`,
    look: async () => {
      /** @type {string[]} */
      const problems = [];
      for (const query of ['select=id', 'select=*', `select=id&${byContent(visit, table)}`]) {
        const answer = await visit.ask('GET', `rest/v1/${table}?${query}&limit=1`);
        const allowed = table === 'registered_users' && query === 'select=id';
        problems.push(...problemOfReading(query.replace(/=eq.*/, '=...'), answer, allowed || visit.embedded));
      }
      const counted = await visit.ask('HEAD', `rest/v1/${table}?select=id`, { prefer: 'count=exact' });
      if (counted.rows > 0) problems.push('the number of its rows is told');
      if (problems.length === 0 && visit.sent[table] === undefined) {
        return notChecked(
          'nothing was read, but no row of the doctor could be stored: the table may be empty',
        );
      }
      return passedUnless(problems);
    },
  };
}

/** @param {string} query @param {Answer} answer @param {boolean} mayAsk @returns {string[]} */
function problemOfReading(query, answer, mayAsk) {
  if (isSuccess(answer)) {
    if (answer.rows > 0) return [`${query} shows rows`];
    return mayAsk ? [] : [`${query} is answered: ${TOO_MUCH}`];
  }
  return lacksPrivilege(answer) ? [] : [`${query} ${inShort(answer)}`];
}

/**
 * @param {Visit} visit
 * @param {Table} table
 * @param {string} done
 * @param {'PATCH' | 'DELETE'} method
 * @param {Row} [body]
 * @returns {Check}
 */
function writing(visit, table, done, method, body) {
  return {
    name: `${table}: nothing can be ${done}`,
    mend: `${APPLY}: anon may neither update nor delete`,
    look: async () => {
      const answer = await visit.ask(method, `rest/v1/${table}?${byId(visit, table)}`, {
        ...(body === undefined ? {} : { body }),
        prefer: 'return=minimal, count=exact',
      });
      return findingOfWrite(answer, `the doctor's own row was ${done}`, visit.embedded);
    },
  };
}

/** @param {Answer} answer @param {string} harm @param {boolean} embedded @returns {Finding} */
function findingOfWrite(answer, harm, embedded) {
  if (lacksPrivilege(answer)) return passed();
  if (!isSuccess(answer)) return failed(inShort(answer));
  if (answer.rows > 0) return failed(harm);
  return embedded ? passed('row-level security holds; privileges: see decision 2') : failed(TOO_MUCH);
}

/** @param {Visit} visit @param {Table} table @returns {Check} */
function choosing(visit, table) {
  return {
    name: `${table}: neither id nor time can be chosen`,
    mend: 'Grant insert on the columns of the migrations alone, never on the whole table',
    look: async () => {
      if (visit.embedded) return notChecked(GRANTS_ALL);
      const problems = [];
      const id = table === 'user_sessions' ? 1 : randomUUID();
      for (const [column, value] of Object.entries({ id, created_at: '2000-01-01T00:00:00Z' })) {
        const answer = await visit.ask('POST', `rest/v1/${table}`, {
          body: { ...markedRow[table](), [column]: value },
          prefer: 'return=minimal',
        });
        if (!lacksPrivilege(answer) && answer.code !== GENERATED_ALWAYS)
          problems.push(`${column} ${inShort(answer)}`);
      }
      return passedUnless(problems);
    },
  };
}

/** @param {Visit} visit @returns {Check} */
function overwriting(visit) {
  return {
    name: 'registered_users: no row can be overwritten by an upsert',
    mend: 'Revoke update on registered_users from anon (supabase/migrations)',
    look: async () => {
      if (visit.embedded) return notChecked(GRANTS_ALL);
      const answer = await visit.ask('POST', 'rest/v1/registered_users', {
        body: visit.sent.registered_users ?? markedRow.registered_users(),
        prefer: 'return=minimal, resolution=merge-duplicates',
      });
      return lacksPrivilege(answer) ? passed() : failed(inShort(answer));
    },
  };
}

/** @param {Visit} visit @returns {Check} */
function answering(visit) {
  return {
    name: 'registered_users: the answer to an insert holds the id alone',
    mend: 'Grant select on the column id alone (supabase/migrations)',
    look: async () => {
      if (visit.embedded) return notChecked(GRANTS_ALL);
      const answer = await visit.ask('POST', 'rest/v1/registered_users?select=id,email_id', {
        body: { ...markedRow.registered_users(), email_id: newAddress() },
        prefer: 'return=representation',
      });
      return lacksPrivilege(answer) ? passed() : failed(inShort(answer));
    },
  };
}
