import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Settings } from '../../src/lib/settings-schema.ts';
import { assembleDocuments, fillInTexts, STYLESHEET } from './documents.ts';
import { escapeHtml } from './head-tags.tsx';
import { drawIcon, FAVICON, ICONS, renderIcon } from './icons.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
import { colorToken } from './tokens.ts';

const SERVER_ENTRY = 'src/prerender.tsx';
/** One for each process, so that two builds can run at once. */
const SERVER_OUTPUT = `node_modules/.prerender-${process.pid}`;

type ServerEntry = typeof import('../../src/prerender.tsx');

/**
 * Builds the site: the client, both pages as complete HTML, and what share links and search engines ask for. In
 * development it fills the texts of index.html and serves the favicon.
 */
export function siteBuild(settings: Settings): Plugin {
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
    configureServer({ middlewares }) {
      middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(drawIcon());
      });
    },
    async transformIndexHtml(html, { server }) {
      const page = fillIn(html, {
        product: escapeHtml(settings.productName),
        themeLight: colorToken('background'),
        themeDark: colorToken('background', 'dark'),
      });
      if (server === undefined) return page;
      // An import here would restart the server whenever a text is edited.
      const { documentTexts } = (await server.ssrLoadModule('/src/document-texts.ts')) as ServerEntry;
      return fillInTexts(page, documentTexts);
    },
    async buildApp(builder) {
      const { root, build, logger } = builder.config;
      const output = resolve(root, build.outDir);

      const { pages, documentTexts: texts } = await buildAndPrerender(builder);
      const shell = await readFile(join(output, 'index.html'), 'utf8');
      const css = await readFile(join(output, STYLESHEET.exec(shell)?.[1] ?? ''), 'utf8');
      const shareImage = await renderShareImage(settings.productName, texts.shareImage);
      // Social networks cache an image by its address for weeks, so a changed image needs another address.
      const hash = createHash('sha256').update(shareImage).digest('base64url').slice(0, 8);
      const shareImageFile = `${build.assetsDir}/share-${hash}.png`;
      const documents = await assembleDocuments({ shell, css, pages, settings, texts, shareImageFile });
      const files: Record<string, string | Buffer> = {
        ...Object.fromEntries(documents.map(({ file, html }) => [file, html])),
        ...siteFiles(settings, texts),
        [shareImageFile]: shareImage,
        [FAVICON]: drawIcon(),
      };
      for (const icon of ICONS) files[icon.file] = await renderIcon(icon);
      for (const [file, content] of Object.entries(files)) await writeFile(join(output, file), content);

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
    const { PAGES, render, documentTexts } = (await import(entry)) as ServerEntry;
    const pages = PAGES.map(async ({ file, path }) => ({ file, path, html: await render(path) }));
    return { documentTexts, pages: await Promise.all(pages) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
