import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADERS_FILE, type HeaderRules, parseHeaders } from './headers-file.ts';

/** The folder of Vercel's Build Output API, version 3. */
const TARGET = '.vercel/output';

/**
 * Copies a finished build into the folder that Vercel deploys, with the headers of `_headers` as routes. Vercel reads no
 * `_headers`, and a `vercel.json` in the repository cannot know the hashes in the policy.
 * @param root Folder of the project; the copy is made in `.vercel/output` below it.
 */
export async function writeVercelOutput(output: string, root: string): Promise<void> {
  const target = join(root, TARGET);
  const rules = parseHeaders(await readFile(join(output, HEADERS_FILE), 'utf8'));
  await rm(target, { recursive: true, force: true });
  const filter = (source: string) => !source.endsWith(HEADERS_FILE);
  await cp(output, join(target, 'static'), { recursive: true, filter });
  const config = JSON.stringify({ version: 3, routes: routesOf(rules) }, null, 2);
  await writeFile(join(target, 'config.json'), config);
}

export interface VercelRoute {
  src?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: 'filesystem';
  dest?: string;
  status?: number;
}

/** Headers, then files, then the 404 page with its status. */
function routesOf(rules: HeaderRules): VercelRoute[] {
  const pattern = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return [
    ...Object.entries(rules).map(([path, headers]) => ({
      src: `^${pattern(path)}$`,
      headers,
      continue: true,
    })),
    { handle: 'filesystem' },
    { src: '^.*$', dest: '/404.html', status: 404 },
  ];
}
