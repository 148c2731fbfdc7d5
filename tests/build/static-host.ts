import { type Host, hostSite } from '../../scripts/site-build/static-host.ts';

/** GitHub Pages sends no headers but its own ten minutes of caching. */
export function githubPagesHost(folder: string): Host {
  return hostSite(folder, { headers: () => ({ 'Cache-Control': 'max-age=600' }) });
}
