import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hostSite, serve } from '../../site-build/static-host.ts';

/** No page is faster: text, the browser's own styles, no script. */
const BARE = `<!doctype html>
<html lang="en-CA">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<h1>A bare page</h1>
<p>What every page is measured against.</p>`;

/** The pages that are compared, each the built landing page, changed. */
export const VARIANTS = [
  { name: 'this page', change: (page: string) => page },
  { name: 'without scripts', change: (page: string) => page.replaceAll(/<script\b.*?<\/script>/gs, '') },
  { name: 'bare page', change: () => BARE },
];
type Variant = (typeof VARIANTS)[number];

/** Copies a build to a folder of its own with a variant as its landing page, and serves it compressed with brotli. */
export async function serveVariant(build: string, parent: string, { name, change }: Variant) {
  const folder = join(parent, name.replaceAll(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const index = join(folder, 'index.html');
  writeFileSync(index, change(readFileSync(index, 'utf8')));
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
  return { name, ...served };
}
