import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** @param {string} file @returns {unknown} */
const packagesOf = (file) => {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
};

/** Whether what stands in node_modules is what the lock file names. */
function upToDate() {
  if (!existsSync(INSTALLED)) return false;
  const installed = /** @type {Record<string, { version?: string }>} */ (packagesOf(INSTALLED));
  const locked = /** @type {Record<string, { version?: string, optional?: boolean }>} */ (packagesOf(LOCK));
  return Object.entries(locked).every(
    ([path, entry]) => entry.optional === true || installed[path]?.version === entry.version,
  );
}

/**
 * Installs the dependencies when they are missing or not those of the lock file.
 * Uses Node alone, so that it can run before anything is installed. Ends the process when npm fails.
 */
export function installDependencies() {
  if (upToDate()) return;
  console.log('Installing dependencies (once) ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
