import { randomUUID } from 'node:crypto';
import { type Check, check, skip } from './checks.ts';
import { markedRow, OWN_COLUMN, type Row, TABLES, type Table } from './marked-rows.ts';
import { inShort, lacksPrivilege, type Project } from './project.ts';

const FIX =
  'Let the migrations alone define row-level security, grants and policies (supabase/migrations): revoke from anon what is named, drop policies that are not theirs';
const TOO_MUCH = 'visitors hold a privilege that the migrations revoke, though no row was touched';

/** SQLSTATE of a column that is always generated; PostgreSQL looks at this before it looks at privileges. */
const GENERATED_ALWAYS = '428C9';

/**
 * Anonymous callers can read, count, change and delete nothing. Every attempt is filtered to the doctor's own rows, so
 * that nobody else's row is lost where it succeeds.
 */
export const anonymousChecks = (project: Project): Check[] => [
  ...TABLES.flatMap((table) => [
    reading(project, table),
    writing(project, table, 'changed', 'PATCH'),
    writing(project, table, 'deleted', 'DELETE'),
    inserting(project, table, 'no id can be chosen', {
      row: { ...markedRow[table](), id: table === 'user_sessions' ? 1 : randomUUID() },
    }),
    inserting(project, table, 'no time can be chosen', {
      row: { ...markedRow[table](), created_at: '2000-01-01T00:00:00Z' },
    }),
  ]),
  inserting(project, 'registered_users', 'no row can be overwritten by an upsert', {
    prefer: 'resolution=merge-duplicates',
  }),
  inserting(project, 'registered_users', 'the answer to an insert holds the id alone', {
    prefer: 'return=representation',
    query: '?select=id,email_id',
  }),
];

const filter = (column: string, row: Row) => `${column}=eq.${encodeURIComponent(String(row[column]))}`;

const ownRow = ({ stored }: Project, table: Table) => stored[table] ?? markedRow[table]();

const reading = (project: Project, table: Table): Check =>
  check(`${table}: nothing can be read or counted`, FIX, async () => {
    const problems: string[] = [];
    const byContent = filter(OWN_COLUMN[table], ownRow(project, table));
    for (const query of ['select=id', 'select=*', `select=id&${byContent}`]) {
      const answer = await project.ask('GET', `rest/v1/${table}?${query}&limit=1`);
      if (lacksPrivilege(answer)) continue;
      const mayAsk = project.embedded || (table === 'registered_users' && query === 'select=id');
      if (answer.rows > 0) problems.push(`${query} shows rows`);
      else if (!answer.ok) problems.push(`${query} ${inShort(answer)}`);
      else if (!mayAsk) problems.push(`${query} is answered: ${TOO_MUCH}`);
    }
    // Of a table that it has not analysed yet the planner expects a few rows, whatever there is.
    for (const [count, most] of Object.entries({ exact: 0, planned: 5 })) {
      const { rows } = await project.ask('HEAD', `rest/v1/${table}?select=id`, { prefer: `count=${count}` });
      if (rows > most) problems.push(`count=${count} answers ${rows}`);
    }
    if (problems.length === 0 && project.stored[table] === undefined) {
      skip('nothing was read, but no row of the doctor could be stored: the table may be empty');
    }
    return problems;
  });

const writing = (project: Project, table: Table, done: string, method: 'PATCH' | 'DELETE'): Check =>
  check(`${table}: nothing can be ${done}`, FIX, async () => {
    const row = ownRow(project, table);
    const change =
      table === 'user_sessions' ? { interaction_type: 'scroll' } : { postal_code: 'npm run doctor' };
    // By the one column that visitors may filter by, where it is known.
    const own = filter(row['id'] === undefined ? OWN_COLUMN[table] : 'id', row);
    const answer = await project.ask(method, `rest/v1/${table}?${own}`, {
      ...(method === 'PATCH' ? { body: change } : {}),
      prefer: 'return=minimal, count=exact',
    });
    if (lacksPrivilege(answer) || (project.embedded && answer.ok && answer.rows === 0)) return [];
    if (!answer.ok) return [inShort(answer)];
    return [answer.rows > 0 ? `the doctor's own row was ${done}` : TOO_MUCH];
  });

interface Insert {
  row?: Row;
  prefer?: string;
  query?: string;
}

/** An insert that is refused for want of a privilege; without a row of its own it sends the stored one again. */
const inserting = (project: Project, table: Table, name: string, { row, prefer, query }: Insert): Check =>
  check(`${table}: ${name}`, FIX, async () => {
    if (project.embedded)
      skip('the embedded backend grants everything (docs/decisions/0002-embedded-backend.md)');
    const { id: _id, ...again } = ownRow(project, table);
    const answer = await project.insert(table, row ?? again, prefer, query);
    return lacksPrivilege(answer) || answer.code === GENERATED_ALWAYS ? [] : [inShort(answer)];
  });
