import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parseSettings } from '../../scripts/settings.ts';
import { type Host, hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { NAMED_SITE } from '../setup/named-build.ts';

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/**
 * A deployed site: a copy of the build, made for the address that it is served at, which is served as Netlify and Cloudflare
 * Pages do.
 */
export async function openLiveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  cpSync(inject('namedBuild'), folder, { recursive: true });
  let host: Host;
  const { origin, close } = await serve((request, response) => host(request, response));
  for (const page of ['terms', 'privacy']) writeFileSync(join(folder, `${page}.html`), '<h1>Terms</h1>');
  const replacements = [
    [NAMED_SITE.VITE_TERMS_URL, `${origin}/terms.html`],
    [NAMED_SITE.VITE_PRIVACY_URL, `${origin}/privacy.html`],
    [NAMED_SITE.VITE_SITE_URL, origin],
  ] as const;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:png|woff2)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of replacements) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  host = hostSite(folder);
  return {
    origin,
    /** With which it was built. */
    settings: parseSettings(NAMED_SITE, {
      siteUrl: origin,
      termsUrl: `${origin}/terms.html`,
      privacyUrl: `${origin}/privacy.html`,
    }),
    /** The copy, which a test may change. */
    folder,
    /** Replaces the rules it is served by. */
    answerBy: (other: Host) => {
      host = other;
    },
    close: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}
