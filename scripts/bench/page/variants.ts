import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hostSite, serve } from '../../site-build/static-host.ts';

/** A page that is compared: the built landing page, changed. */
export interface Variant {
  name: string;
  hydrates: boolean;
  html: (page: string) => string;
}

const BOOT = /<script data-entry="([^"]+)">.*?<\/script>/s;

/** No page is faster: text, the browser's own styles, no script. */
const BARE = `<!doctype html>
<html lang="en-CA">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<h1>A bare page</h1>
<p>What every page is measured against.</p>`;

export const THIS_PAGE: Variant = { name: 'this page', hydrates: true, html: (page) => page };
export const WITHOUT_SCRIPTS: Variant = {
  name: 'without scripts',
  hydrates: false,
  html: (page) => page.replaceAll(/<script\b.*?<\/script>/gs, ''),
};
export const BARE_PAGE: Variant = { name: 'bare page', hydrates: false, html: () => BARE };

/** Starts the page's script in the ordinary way, in place of the boot. */
export const MODULE_SCRIPT: Variant = {
  name: 'module script',
  hydrates: true,
  html(page) {
    if (!BOOT.test(page)) throw new Error('The page has no boot');
    return page.replace(BOOT, '<script type="module" src="$1"></script>');
  },
};

/** Copies a build to a folder of its own with the variant as its landing page, and serves it compressed with brotli. */
export async function serveVariant(build: string, parent: string, variant: Variant) {
  const folder = join(parent, variant.name.replaceAll(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const index = join(folder, 'index.html');
  writeFileSync(index, variant.html(readFileSync(index, 'utf8')));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:png|woff2)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const host = hostSite(folder, { brotli: true });
  const served = await serve((request, response) => {
    // The data interface is on another host and not measured.
    if (request.url?.startsWith('/rest/') === true) response.writeHead(201).end();
    else host(request, response);
  });
  return { ...variant, ...served };
}
