import { failed, passed, passedUnless } from './findings.mjs';
import { keyProblem } from './secrets.mjs';

/** @import { Group } from './findings.mjs' */
/** @import { Settings } from './settings.mjs' */

/**
 * Why the project cannot be asked as a stranger would, or null. A key that may do more would prove nothing, and would
 * let the doctor's attempts to delete succeed.
 * @param {Settings} settings
 * @returns {string | null}
 */
export function projectObstacle({ url, key }) {
  if (!URL.canParse(url) || key === '') return 'the project or its key is not known';
  return keyProblem(key) === null ? null : 'the key is not a public one';
}

/** @param {Settings} settings @returns {Group} */
export function settingsChecks(settings) {
  const { url, key, site } = settings;
  return {
    title: 'Settings',
    checks: [
      {
        name: 'Project, key and site are known',
        mend: 'Put them into .env.local (see .env.example) or give them as flags: npm run doctor -- --help',
        look: () =>
          passedUnless([
            ...(URL.canParse(url) ? [] : ['VITE_SUPABASE_URL or --url: no address']),
            ...(key === '' ? ['VITE_SUPABASE_ANON_KEY or --key: no key'] : []),
            ...(URL.canParse(site) ? [] : ['VITE_SITE_URL or --site: no address']),
          ]),
      },
      {
        name: 'The key is a public one',
        mend: 'Use the publishable key. If a secret one was ever in a build, replace it now: Dashboard, Project Settings, API Keys',
        look: () => {
          const problem = key === '' ? 'there is none' : keyProblem(key);
          return problem === null ? passed() : failed(problem);
        },
      },
    ],
  };
}
