import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, hostSite } from '../../scripts/site-build/static-host.ts';
import type { VercelRoute } from '../../scripts/site-build/vercel-output.ts';

/** GitHub Pages sends no headers but its own ten minutes of caching. */
export function githubPagesHost(folder: string): Host {
  return hostSite(folder, { headers: () => ({ 'Cache-Control': 'max-age=600' }) });
}

/** Vercel applies the routes of `config.json` in their order, over the files in `static`. */
export function vercelHost(target: string): Host {
  const config: { routes: VercelRoute[] } = JSON.parse(readFileSync(join(target, 'config.json'), 'utf8'));
  const files = config.routes.findIndex(({ handle }) => handle === 'filesystem');
  const before = config.routes.slice(0, files);
  const [last, ...more] = config.routes.slice(files + 1);
  const falls = last?.src === '^.*$' && last.dest === '/404.html' && more.length === 0;
  if (files === -1 || !before.every((route) => route.continue === true) || !falls) {
    throw new Error('The routes are not headers, files and the 404 page in this order');
  }
  const headers = (path: string) => {
    const matching = before.filter(({ src = '' }) => new RegExp(src).test(path));
    return Object.assign({}, ...matching.map((route) => route.headers));
  };
  return hostSite(join(target, 'static'), { headers, notFound: last.status ?? 200 });
}
