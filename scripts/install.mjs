// Plain JavaScript, as it runs before TypeScript can.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} file @returns {[string, { version?: string, optional?: boolean }][]} */
const packagesOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) => path !== '');

/** Whether node_modules holds what the lock file names. @param {string} folder */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = new Map(packagesOf(record));
  return packagesOf(join(folder, 'package-lock.json')).every(
    ([path, { version, optional }]) => optional === true || installed.get(path)?.version === version,
  );
}

/**
 * Installs the packages of a folder's lock file unless they are there. Ends the process when that fails.
 * @param {string} folder
 * @param {string} what For the message.
 */
export function install(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (once) ...`);
  const shell = process.platform === 'win32';
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell });
  if (npm.status !== 0) process.exit(1);
}
