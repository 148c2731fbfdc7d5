import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Check, check, skip } from './checks.ts';
import { findSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface File {
  path: string;
  body: Buffer;
}

export function readFolder(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path), body: readFileSync(path) }));
}

/** What the files of a build hold, before it is deployed or as visitors load them. */
export const contentChecks = (
  what: 'build' | 'site',
  files: () => readonly File[],
  { url, key, embedded }: Settings,
): Check[] => [
  check(
    `No secret is in the ${what}`,
    `${what === 'build' ? 'Do NOT deploy it' : 'Take the site down'}. Replace the key (Dashboard, Project Settings, API Keys), take it out of every VITE_ variable and of src, build and deploy again`,
    () =>
      // One character a byte, whatever the file: a secret is ASCII.
      files().flatMap(({ path, body }) =>
        findSecrets(body.toString('latin1')).map((secret) => `${path}: ${secret}`),
      ),
  ),
  check(
    `The ${what} talks to this project`,
    'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY where the site is built, then build and deploy again',
    () => {
      if (embedded) skip('it talks to its own origin');
      if (url === '' || key === '') skip('the project or its key is not known');
      const holds = (text: string) => files().some(({ body }) => body.includes(text));
      return holds(url) && holds(key) ? null : "no file holds the project's address and this key";
    },
  ),
];
