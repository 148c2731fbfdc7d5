import { parseSettings, type Settings } from '../../src/lib/settings-schema.ts';
import { EMBEDDED_SETTINGS } from '../embedded-mode.ts';
import { CommandError, messageOf } from '../errors.ts';
import { loadEnvironment } from '../load-environment.ts';
import { headersOf } from './static-host.ts';

/** @throws CommandError with the policy's new line, where it keeps the page from its project. */
function checkPolicy(supabaseUrl: string): void {
  const { origin, protocol } = new URL(supabaseUrl);
  const [policy = ''] = /connect-src[^;]*/.exec(headersOf('/').get('Content-Security-Policy') ?? '') ?? [];
  const allows = (source: string) =>
    source === origin || (source.startsWith('https://*') && origin.endsWith(source.slice(9)));
  // Only this computer is called without https.
  if (protocol === 'http:' || policy.split(' ').some(allows)) return;
  throw new CommandError(
    `The page may not talk to ${origin}: its policy does not name it. Write in public/_headers and in vercel.json:\n  ${policy} ${origin}`,
  );
}

/**
 * Reads the .env files of a mode into the environment, where Vite finds them, and checks them. Only in production they
 * name a project.
 * @throws CommandError naming every setting that is missing or wrong.
 */
export function readSettings(mode: string): Settings {
  loadEnvironment(mode);
  try {
    const settings = parseSettings({ ...process.env, ...(mode === 'production' ? {} : EMBEDDED_SETTINGS) });
    checkPolicy(settings.supabaseUrl);
    return settings;
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
