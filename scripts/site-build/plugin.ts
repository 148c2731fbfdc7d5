import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { failures } from '../../src/content/messages.ts';
import { documentContent } from '../../src/content/site.ts';
import type { Settings } from '../../src/lib/env.ts';
import { fillIn } from '../../src/lib/format.ts';
import { assembleDocuments } from './documents.ts';
import { formatHeaders, HEADERS_FILE } from './headers-file.ts';
import { ICONS, renderIcon } from './icons.ts';
import { headerRules } from './security-headers.ts';
import { renderShareImage } from './share-image.ts';
import { escapeHtml } from './share-tags.ts';
import { siteFiles } from './site-files.ts';
import { writeVercelOutput } from './vercel-output.ts';

const SERVER_ENTRY = 'src/prerender.tsx';
/** One for each process, so that two builds can run at once. */
const SERVER_OUTPUT = `node_modules/.prerender-${process.pid}`;

type ServerEntry = typeof import('../../src/prerender.tsx');

/**
 * Builds the site: the client, both pages as complete HTML, what share links and search engines ask for, and the headers
 * for the host. Also fills the texts of index.html in development.
 * @param supabaseUrl Null when the data interface has the site's own origin.
 */
export function siteBuild(settings: Settings, supabaseUrl: string | null): Plugin {
  return {
    name: 'pitlane:site-build',
    config: () => ({
      builder: {},
      // One stylesheet for all chunks: prerendered HTML must not wait for the CSS of a lazy chunk.
      build: { cssCodeSplit: false },
      environments: {
        ssr: { build: { ssr: SERVER_ENTRY, outDir: SERVER_OUTPUT, copyPublicDir: false, emptyOutDir: true } },
      },
    }),
    transformIndexHtml: (html) => {
      const text = (content: string) => escapeHtml(fillIn(content, { product: settings.productName }));
      return html
        .replace('%TITLE%', () => text(documentContent.title))
        .replace('%DESCRIPTION%', () => text(documentContent.description))
        .replace('%START_FAILED%', () => text(failures.page));
    },
    async buildApp(builder) {
      const { root, build, logger } = builder.config;
      const output = resolve(root, build.outDir);

      const { pages, criticalCss } = await buildAndPrerender(builder);
      const shell = await readFile(join(output, 'index.html'), 'utf8');
      const shareImage = await renderShareImage(settings.productName);
      // Social networks cache an image by its address for weeks, so a changed image needs another address.
      const hash = createHash('sha256').update(shareImage).digest('base64url').slice(0, 8);
      const shareImageFile = `${build.assetsDir}/share-${hash}.png`;
      const documents = await assembleDocuments({ shell, pages, criticalCss, settings, shareImageFile });
      const htmls = documents.map(({ html }) => html);
      const files: Record<string, string | Buffer> = {
        ...Object.fromEntries(documents.map(({ file, html }) => [file, html])),
        ...siteFiles(settings),
        [shareImageFile]: shareImage,
        [HEADERS_FILE]: formatHeaders(headerRules(htmls, supabaseUrl)),
      };
      for (const icon of ICONS) files[icon.file] = await renderIcon(icon);
      for (const [file, content] of Object.entries(files)) await writeFile(join(output, file), content);
      if ((process.env['VERCEL'] ?? '') !== '') await writeVercelOutput(output, root);

      if (settings.siteUrl === '') {
        logger.warn(
          'VITE_SITE_URL is empty: no canonical link, no picture for shared links, no structured data, no sitemap.xml.',
        );
      }
    },
  };
}

/** Builds the client and the server entry, and renders every page with the latter. */
async function buildAndPrerender(builder: ViteBuilder) {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client or ssr environment');
  await builder.build(client);
  await builder.build(ssr);
  const folder = join(builder.config.root, SERVER_OUTPUT);
  try {
    const entry = pathToFileURL(join(folder, 'prerender.js')).href;
    const { PAGES, criticalCss, render } = (await import(entry)) as ServerEntry;
    const pages = await Promise.all(
      PAGES.map(async ({ file, path }) => ({ file, html: await render(path) })),
    );
    return { pages, criticalCss };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
