import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type HeaderRules, parseHeaders } from './headers-file.ts';
import { HEADERS_FILE } from './site-headers.ts';

/** Where Vercel looks for what a build has already laid out (its Build Output API, version 3). */
const TARGET = '.vercel/output';

/**
 * Vercel reads neither `_headers` nor anything else a build makes, only `vercel.json`, and the policy holds hashes that
 * no file in the repository can know. So on Vercel (which sets `VERCEL`) the build lays its output out as Vercel wants it.
 */
export function vercelOutput(): Plugin {
  return {
    name: 'pitlane:vercel-output',
    apply: 'build',
    buildApp: {
      // After the headers are written.
      order: 'post',
      async handler(builder) {
        if ((process.env['VERCEL'] ?? '') === '') return;
        const { root, build } = builder.config;
        await writeVercelOutput(resolve(root, build.outDir), join(root, TARGET));
      },
    },
  };
}

/** Copies a finished build, with the headers of its `_headers` as routes. */
export async function writeVercelOutput(output: string, target: string): Promise<void> {
  const rules = parseHeaders(await readFile(join(output, HEADERS_FILE), 'utf8'));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(output, join(target, 'static'), {
    recursive: true,
    filter: (source) => !source.endsWith(HEADERS_FILE),
  });
  await writeFile(
    join(target, 'config.json'),
    JSON.stringify({ version: 3, routes: routesOf(rules) }, null, 2),
  );
}

export interface VercelRoute {
  src?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: 'filesystem';
  dest?: string;
  status?: number;
}

/** Headers first, then the files, then the 404 page with its status. */
function routesOf(rules: HeaderRules): VercelRoute[] {
  const headers = Object.entries(rules).map(([path, headers]) => ({
    src: `^${escapePattern(path)}$`,
    headers,
    continue: true,
  }));
  return [...headers, { handle: 'filesystem' }, { src: '^.*$', dest: '/404.html', status: 404 }];
}

function escapePattern(path: string): string {
  return path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
}
