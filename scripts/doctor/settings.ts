import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { CommandError } from '../command.ts';
import { PUBLISHABLE_KEY } from '../embedded-settings.ts';
import { runningServer } from '../server-record.ts';

export interface Settings {
  /** Address of the Supabase project; like all below without a trailing slash, and empty when unknown. */
  url: string;
  /** The key that visitors send. */
  key: string;
  /** Origin of the deployed site. */
  site: string;
  /** Folder of the build on this computer. */
  build: string;
  only: 'project' | 'site' | null;
  /** The project is the embedded backend, which grants everything after migrating and answers violations with 500. */
  embedded: boolean;
}

export const HELP = `npm run doctor -- [flags]

  --url <address>   the Supabase project       (else VITE_SUPABASE_URL)
  --key <key>       its publishable key        (else VITE_SUPABASE_ANON_KEY)
  --site <address>  the deployed site          (else VITE_SITE_URL)
  --build <folder>  the build on this computer (else dist)
  --only <part>     project or site; the site can be checked as often as you like
  --embedded        check the backend of the npm start that is running here
  --help            this text

Variables are read from the environment and, as the build does, from .env.production.local.`;

/**
 * Flags come before variables.
 * @returns Null when the flags ask for help.
 * @throws Error about an unknown flag; CommandError about an unknown part, or when nothing runs that --embedded could check.
 */
export function readSettings(
  flags: string[],
  variables: Readonly<Record<string, string>> = loadEnv('production', process.cwd(), 'VITE_'),
  server = runningServer(),
): Settings | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: flags,
    options: {
      ...{ url: text, key: text, site: text, build: { ...text, default: 'dist' }, only: text },
      ...{ embedded: flag, help: flag },
    },
  });
  const { only = null, build, embedded } = values;
  if (values.help) return null;
  if (only !== null && only !== 'project' && only !== 'site') {
    throw new CommandError(`--only takes project or site, not ${only}`);
  }
  const defaults = embedded && values.url === undefined ? variablesOf(server) : variables;
  const address = (value = '') => value.trim().replace(/\/+$/, '');
  const site = address(values.site ?? defaults['VITE_SITE_URL']);
  return {
    url: address(values.url ?? defaults['VITE_SUPABASE_URL']),
    key: (values.key ?? defaults['VITE_SUPABASE_ANON_KEY'] ?? '').trim(),
    site,
    ...{ build, only: embedded && site === '' ? 'project' : only, embedded },
  };
}

/** The backend of `npm start` stands for the project; it has no deployed site. */
function variablesOf(server: { url: string } | null): Readonly<Record<string, string>> {
  if (server === null) throw new CommandError('--embedded needs a running npm start');
  return { VITE_SUPABASE_URL: server.url, VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
}
