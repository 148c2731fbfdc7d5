import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the site in its own process, with these environment variables.
 * @param options Options of `vite build`.
 */
export function buildSite(variables: Record<string, string>, options: string[], cwd = '.'): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], {
    cwd,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
}
