import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { formatHeaders, type HeaderRules } from './headers-file.ts';
import { securityHeaders } from './security-headers.ts';
import { moveStyleAttributes } from './style-attributes.ts';

/** The file in the output folder that hosts, and the preview server, read the headers from. */
export const HEADERS_FILE = '_headers';

/** The name of a file with a hash in it never stands for anything else. */
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The page names the files of its build, so a browser asks each time whether there is a newer one. */
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

interface SiteHeadersOptions {
  /** Null when the data interface is on the site's own origin. */
  supabaseUrl: string | null;
}

/**
 * Makes the finished pages bear a strict content security policy and writes the headers they are sent with. One policy
 * for all files: hosts join what several rules say about a path.
 */
export function siteHeaders({ supabaseUrl }: SiteHeadersOptions): Plugin {
  return {
    name: 'pitlane:site-headers',
    apply: 'build',
    buildApp: {
      // After the pages are written.
      order: 'post',
      async handler(builder) {
        const { root, build } = builder.config;
        const output = resolve(root, build.outDir);
        const files = (await readdir(output)).filter((file) => file.endsWith('.html'));
        const pages = await Promise.all(
          files.map(async (file) => {
            const html = moveStyleAttributes(await readFile(join(output, file), 'utf8'));
            await writeFile(join(output, file), html);
            return html;
          }),
        );
        await writeFile(join(output, HEADERS_FILE), formatHeaders(headerRules(pages, supabaseUrl)));
      },
    },
  };
}

/**
 * The headers of a site with these pages.
 * @param supabaseUrl Null when the data interface is on the site's own origin.
 */
export function headerRules(pages: readonly string[], supabaseUrl: string | null): HeaderRules {
  return {
    '/*': securityHeaders({
      supabaseOrigin: supabaseUrl === null ? null : new URL(supabaseUrl).origin,
      scriptHashes: inlineHashes(
        pages,
        /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs,
      ),
      styleHashes: inlineHashes(pages, /<style[^>]*>(.*?)<\/style>/gs),
    }),
    '/': REVALIDATED,
    '/assets/*': FOR_EVER,
  };
}

/** Hashes of what stands inside the elements, each once. */
function inlineHashes(pages: readonly string[], element: RegExp): string[] {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
