import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the site in a separate process.
 * @param variables Environment variables for that process, in addition to those of the current process.
 * @param options Options for `vite build`.
 * @param cwd The project's folder.
 */
export function buildSite(variables: Record<string, string>, options: string[], cwd = '.'): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], {
    cwd,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
}
