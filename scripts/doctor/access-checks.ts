import { randomUUID } from 'node:crypto';
import { isObject } from '../command.ts';
import { type Check, check, checks, skip } from './checks.ts';
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
export function anonymousChecks(project: Project): Check[] {
  return TABLES.flatMap((table) => {
    const newRow = markedRow[table]();
    const id = table === 'user_sessions' ? 1 : randomUUID();
    const created_at = '2000-01-01T00:00:00Z';
    const change = table === 'user_sessions' ? { interaction_type: 'scroll' } : { postal_code: 'changed' };
    return checks(FIX, {
      [`${table}: nothing can be read or counted`]: () => read(project, table),
      [`${table}: nothing can be changed`]: () => write(project, table, 'PATCH', change),
      [`${table}: nothing can be deleted`]: () => write(project, table, 'DELETE'),
      [`${table}: no id can be chosen`]: () => insert(project, table, { ...newRow, id }),
      [`${table}: no time can be chosen`]: () => insert(project, table, { ...newRow, created_at }),
    });
  });
}

const filter = (column: string, row: Row) => `${column}=eq.${encodeURIComponent(String(row[column]))}`;

async function read(project: Project, table: Table): Promise<string[]> {
  const problems: string[] = [];
  const byContent = filter(OWN_COLUMN[table], project.ownRow(table));
  for (const query of ['select=id', 'select=*', `select=id&${byContent}`]) {
    const answer = await project.ask('GET', `rest/v1/${table}?${query}&limit=1`);
    if (lacksPrivilege(answer)) continue;
    const mayAsk = project.settings.embedded || (table === 'registered_users' && query === 'select=id');
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
}

/** Asks for one row, of drivers by the one column that visitors may filter by. */
async function write(project: Project, table: Table, method: 'PATCH' | 'DELETE', body?: Row) {
  const row = project.ownRow(table);
  const ownId = `id=eq.${row['id'] ?? randomUUID()}`;
  const path = `rest/v1/${table}?${table === 'registered_users' ? ownId : filter(OWN_COLUMN[table], row)}`;
  const answer = await project.ask(method, path, { body, prefer: 'return=minimal, count=exact' });
  if (lacksPrivilege(answer) || (project.settings.embedded && answer.ok && answer.rows === 0)) return null;
  if (!answer.ok) return inShort(answer);
  if (answer.rows === 0) return TOO_MUCH;
  if (method === 'DELETE') delete project.stored[table];
  return `the doctor's own row was ${method === 'DELETE' ? 'deleted' : 'changed'}`;
}

/** An insert that is refused for want of a privilege. */
async function insert(project: Project, table: Table, row: Row) {
  if (project.settings.embedded)
    skip('the embedded backend grants everything (docs/decisions/0002-embedded-backend.md)');
  const answer = await project.insert(table, row);
  return lacksPrivilege(answer) || answer.code === GENERATED_ALWAYS ? null : inShort(answer);
}

/** Some of what stands in the schemas that the data interface must not serve. Reading and calling it harms nothing. */
const HIDDEN = {
  private: ['limits', 'rpc/visible_text'],
  reporting: ['registrations_by_day', 'email_domains'],
};

/** Nothing is served but the three tables. */
export const hiddenChecks = (project: Project): Check[] => [
  ...Object.entries(HIDDEN).map(([schema, names]) =>
    check(
      `The schema ${schema} is out of reach`,
      `Dashboard, Integrations, Data API, Exposed schemas: only public; and no grant on ${schema} to anon`,
      async () => {
        const problems: string[] = [];
        for (const headers of [{}, { 'Accept-Profile': schema }]) {
          for (const name of names) {
            const answer = await project.ask('GET', `rest/v1/${name}`, { headers });
            if (![401, 403, 404, 406].includes(answer.status)) problems.push(`${name} ${inShort(answer)}`);
          }
        }
        return problems;
      },
    ),
  ),
  check(
    'Nothing is listed but the three tables',
    'Revoke what is named from anon, or give the site a Supabase project of its own',
    async () => {
      const headers = { Accept: 'application/openapi+json' };
      const { ok, body } = await project.ask('GET', 'rest/v1/', { headers });
      const paths = ok && isObject(body) ? body['paths'] : null;
      if (!isObject(paths)) skip('anonymous callers are shown no list; names were tried one by one');
      const known = new Set(['/', ...TABLES.map((table) => `/${table}`)]);
      return Object.keys(paths).filter((path) => !known.has(path));
    },
  ),
  check(
    'GraphQL is off',
    'Dashboard, Database, Extensions: disable pg_graphql; the site does not use it',
    async () => {
      const { body } = await project.ask('POST', 'graphql/v1', { body: { query: '{ __typename }' } });
      return isObject(body) && isObject(body['data']) ? 'it answers queries' : null;
    },
  ),
  check(
    'Nobody can sign up',
    'Dashboard, Authentication, Sign In / Providers: switch "Allow new users to sign up" off; nobody signs in here',
    async () => {
      if (project.settings.embedded) skip('the embedded backend has no accounts');
      const { ok, status, body } = await project.ask('GET', 'auth/v1/settings');
      if (!ok || !isObject(body)) skip(`the project does not say (${status})`);
      return body['disable_signup'] === true ? null : 'anyone can make an account';
    },
  ),
];
