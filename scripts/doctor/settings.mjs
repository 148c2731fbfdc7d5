// Where the doctor looks: flags come before variables, and variables before the files that a build reads too.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';

/**
 * @typedef {object} Settings
 * @property {string} url of the Supabase project, without a trailing slash; empty when unknown
 * @property {string} key what visitors send; empty when unknown
 * @property {string} site origin of the deployed site, without a trailing slash; empty when unknown
 * @property {string} build folder of the local build
 * @property {'project' | 'site' | null} only the one thing to look at; null for all
 * @property {boolean} embedded the project is the embedded backend, which cannot show everything
 * @property {boolean} limits use up the hour's attempts of this network, to see that they end
 */

export const HELP = `npm run doctor -- [flags]

  --url <address>   the Supabase project      (else VITE_SUPABASE_URL)
  --key <key>       its publishable key       (else VITE_SUPABASE_ANON_KEY)
  --site <address>  the deployed site         (else VITE_SITE_URL)
  --build <folder>  the build on this computer (else dist)
  --only <part>     project or site: after a mend, look at that alone. The site can
                    be looked at as often as you like
  --limits          also see that attempts are counted: mechanics on your network
                    cannot apply until the next full hour
  --embedded        the project is the embedded backend
  --help            this text

Variables are read from the environment and from .env, .env.local and .env.production.`;

/**
 * @param {string[]} flags
 * @param {Record<string, string>} [variables]
 * @returns {Settings | null} null when the flags ask for help
 * @throws Error about an unknown flag or part
 */
export function readSettings(flags, variables = loadEnv('production', process.cwd(), 'VITE_')) {
  const { values } = parseArgs({
    args: flags,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      site: { type: 'string' },
      build: { type: 'string', default: 'dist' },
      only: { type: 'string' },
      limits: { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { only = null } = values;
  if (only !== null && only !== 'project' && only !== 'site') {
    throw new Error(`--only takes project or site, not ${only}`);
  }
  const address = (/** @type {string | undefined} */ text) => (text ?? '').trim().replace(/\/+$/, '');
  return {
    url: address(values.url ?? variables['VITE_SUPABASE_URL']),
    key: (values.key ?? variables['VITE_SUPABASE_ANON_KEY'] ?? '').trim(),
    site: address(values.site ?? variables['VITE_SITE_URL']),
    build: values.build,
    only,
    embedded: values.embedded,
    limits: values.limits,
  };
}
