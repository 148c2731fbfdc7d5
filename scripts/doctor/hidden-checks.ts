import { type Check, check, problemUnless, skip } from './checks.ts';
import { TABLES } from './marked-rows.ts';
import { inShort, isObject, type Project } from './project.ts';

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
      return problemUnless(!isObject(body) || !isObject(body['data']), 'it answers queries');
    },
  ),
  check(
    'Nobody can sign up',
    'Dashboard, Authentication, Sign In / Providers: switch "Allow new users to sign up" off; nobody signs in here',
    async () => {
      if (project.embedded) skip('the embedded backend has no accounts');
      const { ok, status, body } = await project.ask('GET', 'auth/v1/settings');
      if (!ok || !isObject(body)) skip(`the project does not say (${status})`);
      return problemUnless(body['disable_signup'] === true, 'anyone can make an account');
    },
  ),
];
