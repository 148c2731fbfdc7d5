import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failed, notChecked, passed, passedUnless } from './findings.mjs';
import { findSecrets } from './secrets.mjs';

/** @import { Group } from './findings.mjs' */
/** @import { Settings } from './settings.mjs' */

/**
 * Files of a folder and those below it, as text in which every byte is a character: a secret is ASCII.
 * @param {string} folder
 * @returns {{ file: string, text: string }[]}
 */
function readFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(folder, path), text: readFileSync(path, 'latin1') }));
}

/**
 * The build on this computer: what would be given to the host.
 * @param {Settings} settings
 * @returns {Group}
 */
export function buildChecks({ build, url, key, embedded }) {
  return {
    title: 'Build',
    needs: () => (existsSync(build) ? null : `there is no folder ${build}: npm run build makes it`),
    checks: [
      {
        name: 'No secret is in the build',
        mend: 'Do NOT deploy it. Replace the key (Dashboard, Project Settings, API Keys), take it out of every VITE_ variable and of src/, and build again',
        look: () =>
          passedUnless(
            readFolder(build).flatMap(({ file, text }) =>
              findSecrets(text).map((secret) => `${file}: ${secret}`),
            ),
          ),
      },
      {
        name: 'The build talks to this project',
        mend: 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, then: npm run build',
        look: () => {
          if (embedded) return notChecked('it talks to its own origin, where the embedded backend is');
          const scripts = readFolder(build).filter(({ file }) => file.endsWith('.js'));
          const holds = (/** @type {string} */ text) => scripts.some((script) => script.text.includes(text));
          if (url !== '' && key !== '' && holds(url) && holds(key)) return passed();
          return failed(`no script of ${build} holds the project's address and this key`);
        },
      },
    ],
  };
}
