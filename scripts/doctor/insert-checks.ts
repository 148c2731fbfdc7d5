import { type Check, check, problemUnless } from './checks.ts';
import { markedRow, TABLES, type Table } from './marked-rows.ts';
import { inShort, isObject, lacksPrivilege, type Project, skipWhenLimited } from './project.ts';

export const APPLY_MIGRATIONS =
  'Apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';

/** Whether there is anything to ask: every later check of the project needs it. */
export const reachingTables = (project: Project): Check =>
  check(
    'The project knows the key and has the three tables',
    `${APPLY_MIGRATIONS}. With "Invalid API key": copy address and key from the same project (Connect). No answer: is the project paused?`,
    async () => {
      const problems: string[] = [];
      for (const table of TABLES) {
        const answer = await project.ask('GET', `rest/v1/${table}?select=id&limit=1`);
        if (!answer.ok && !lacksPrivilege(answer)) problems.push(`${table} ${inShort(answer)}`);
      }
      project.reached = problems.length === 0;
      return problems;
    },
  );

/** Stores one marked row in each table. Later checks need it: that an empty table shows nothing proves nothing. */
export const insertChecks = (project: Project): Check[] => [
  storing(project, 'registered_users', 'A driver can join the waitlist and receives the id'),
  storing(project, 'mechanic_applications', 'A mechanic can apply'),
  storing(project, 'user_sessions', 'The page can leave an event'),
];

const storing = (project: Project, table: Table, name: string): Check =>
  check(name, `${APPLY_MIGRATIONS}. They grant insert on ${table} to anon and add its policy`, async () => {
    const row = markedRow[table]();
    const wantsId = table === 'registered_users';
    const answer = await (wantsId
      ? project.insert(table, row, 'return=representation', '?select=id')
      : project.insert(table, row));
    skipWhenLimited(answer);
    if (!answer.ok) return [inShort(answer)];
    const [first] = Array.isArray(answer.body) ? answer.body : [];
    const id = isObject(first) ? first['id'] : undefined;
    project.stored[table] = { ...row, id };
    return problemUnless(!wantsId || typeof id === 'string', 'the row was stored, but no id came back');
  });
