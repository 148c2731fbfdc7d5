import { failed, notChecked, passed, passedUnless } from './findings.mjs';
import { TABLES } from './marked-rows.mjs';
import { inShort, isSuccess } from './project.mjs';
import { needsTables } from './visitor-checks.mjs';

/** @import { Group } from './findings.mjs' */
/** @import { Visit } from './visitor-checks.mjs' */

const CLOSE = 'Dashboard, Project Settings, Data API, Exposed schemas: only public (and graphql_public)';

/** Something of each schema that the data interface must not serve. Reading and calling them harms nothing. */
const HIDDEN = [
  {
    schema: 'private',
    tables: ['limits', 'row_counts', 'caller_salt'],
    functions: ['caller', 'visible_text'],
  },
  { schema: 'reporting', tables: ['registrations_by_day', 'email_domains'], functions: [] },
];

/**
 * Nothing is served but the three tables.
 * @param {Visit} visit
 * @returns {Group}
 */
export function hiddenChecks(visit) {
  return {
    title: 'Hidden',
    needs: needsTables(visit),
    checks: [
      ...HIDDEN.map(({ schema, tables, functions }) => ({
        name: `The schema ${schema} is out of reach`,
        mend: `${CLOSE}; and no grant on ${schema} to anon`,
        look: async () => {
          const problems = [];
          for (const headers of [{}, { 'Accept-Profile': schema, 'Content-Profile': schema }]) {
            for (const name of [...tables, ...functions.map((name) => `rpc/${name}`)]) {
              const request = name.startsWith('rpc/') ? { headers, body: {} } : { headers };
              const answer = await visit.ask('body' in request ? 'POST' : 'GET', `rest/v1/${name}`, request);
              if (![401, 403, 404, 406].includes(answer.status)) problems.push(`${name} ${inShort(answer)}`);
            }
          }
          return passedUnless(problems);
        },
      })),
      {
        name: 'Nothing is listed but the three tables',
        mend: 'Revoke what is named from anon, or give the site a Supabase project of its own',
        look: async () => {
          const answer = await visit.ask('GET', 'rest/v1/', {
            headers: { Accept: 'application/openapi+json' },
          });
          const { paths } = /** @type {{ paths?: object }} */ (answer.body ?? {});
          if (!isSuccess(answer) || paths === undefined) {
            return notChecked(
              'the project shows strangers no list of what it serves; names were tried one by one',
            );
          }
          const known = new Set(['/', ...TABLES.map((table) => `/${table}`)]);
          return passedUnless(Object.keys(paths).filter((path) => !known.has(path)));
        },
      },
      {
        name: 'GraphQL shows no row',
        mend: 'Dashboard, Database, Extensions: disable pg_graphql; the site does not use it',
        look: async () => {
          const query = '{ registered_usersCollection(first: 1) { edges { node { id } } } }';
          const answer = await visit.ask('POST', 'graphql/v1', { body: { query } });
          const shown = JSON.stringify(answer.body ?? null).includes('"node":');
          return shown ? failed('registered_users can be read through it') : passed();
        },
      },
      {
        name: 'Nobody can sign up',
        mend: 'Dashboard, Authentication, Sign In / Providers: switch "Allow new users to sign up" off; nobody signs in here',
        look: async () => {
          if (visit.embedded) return notChecked('the embedded backend of this site has no accounts');
          const answer = await visit.ask('GET', 'auth/v1/settings');
          if (!isSuccess(answer))
            return notChecked(`the project tells nothing of accounts (${answer.status})`);
          const { disable_signup: closed } = /** @type {{ disable_signup?: unknown }} */ (answer.body ?? {});
          return closed === true ? passed() : failed('accounts can be made, though they may do nothing here');
        },
      },
    ],
  };
}
