import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/lib/languages.ts';
import type { Settings } from '../../src/lib/settings-schema.ts';

/**
 * What a build publishes unfinished, with what to do: settings that are not set, and legal pages of the site with blanks.
 * @param folder The built site.
 */
export async function findPlaceholders(settings: Settings, folder: string): Promise<string[]> {
  // They need jsdom, for which no server should wait.
  const { legalProblem, readPage, UNSET_SETTINGS } = await import('../unset-settings.ts');
  const unset = Object.entries(UNSET_SETTINGS).flatMap(([variable, problem]) => {
    const text = problem(settings);
    return text === false ? [] : [`${text}. Set ${variable}.`];
  });
  const pages = LANGUAGES.map(({ path }) => readPage(readFileSync(join(folder, path, 'index.html'), 'utf8')));
  const legal = pages.flatMap(({ termsUrl, privacyUrl }) => [termsUrl, privacyUrl]);
  const own = [...new Set(legal)].filter((address) => address.startsWith('/'));
  const problems = await Promise.all(own.map((address) => legalProblem(address, folder)));
  return [...unset, ...problems.flat().map((text) => `${text} (docs/owner.md).`)];
}
