import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Plugin, type ViteBuilder } from 'vite';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import type { Settings } from '../../src/lib/settings-schema.ts';
import { assembleDocument, fillInTexts, STYLESHEET } from './documents.ts';
import { escapeHtml } from './head-tags.tsx';
import { drawIcon, FAVICON, ICONS, renderIcon } from './icons.ts';
import { inLanguage } from './languages.ts';
import { readSettings } from './read-settings.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
import { colorToken } from './tokens.ts';

const SERVER_ENTRY = 'src/prerender.tsx';

type ServerEntry = typeof import('../../src/prerender.tsx');

/**
 * Reads the settings, and builds the site: for each language the client and both pages as complete HTML, and what share
 * links and search engines ask for. In development it fills the texts of index.html and serves the favicon.
 */
export function siteBuild(): Plugin {
  let settings: Settings;
  return {
    name: 'pitlane:site-build',
    config: (_config, { mode, isPreview }) => {
      // A preview's settings are in its build.
      if (!isPreview) settings = readSettings(mode);
      return {
        builder: {},
        // One stylesheet for all chunks: prerendered HTML must not wait for the CSS of a lazy chunk.
        build: { cssCodeSplit: false, emptyOutDir: false },
        environments: {
          // A folder for each build: Node imports a module once, and two builds can run at once.
          ssr: {
            build: {
              ssr: SERVER_ENTRY,
              outDir: `node_modules/.prerender-${randomUUID()}`,
              copyPublicDir: false,
            },
          },
        },
      };
    },
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
      const { root, mode, logger, build, inlineConfig } = builder.config;
      const output = resolve(root, build.outDir);
      await rm(output, { recursive: true, force: true });

      const files: Record<string, string | Buffer> = { [FAVICON]: drawIcon() };
      for (const icon of ICONS) files[icon.file] = await renderIcon(icon);
      // Each build leaves its shell as index.html, which the first language's page replaces at the end.
      for (const language of LANGUAGES) {
        const isFirst = language === LANGUAGES[0];
        const own = isFirst ? builder : await createBuilder(inLanguage(inlineConfig, language), null);
        const { pages, documentTexts: texts } = await buildAndPrerender(own);
        const shell = await readFile(join(output, 'index.html'), 'utf8');
        const css = await readFile(join(output, STYLESHEET.exec(shell)?.[1] ?? ''), 'utf8');
        const shareImage = await renderShareImage(settings.productName, texts.shareImage);
        // Social networks cache an image by its address for weeks, so a changed image needs another address.
        const hash = createHash('sha256').update(shareImage).digest('base64url').slice(0, 8);
        const shareImageFile = `${build.assetsDir}/share-${hash}.png`;
        files[shareImageFile] = shareImage;
        for (const { file, html } of pages) {
          const parts = { shell, css, html, settings, texts, shareImageFile };
          files[language.path.slice(1) + file] = await assembleDocument(parts);
        }
        if (isFirst) Object.assign(files, siteFiles(settings, texts));
      }
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(output, file)), { recursive: true });
        await writeFile(join(output, file), content);
      }
      if (mode !== 'production') return;
      // It needs jsdom, for which no server should wait.
      const { findPlaceholders } = await import('../unset-settings.ts');
      for (const text of await findPlaceholders(settings, output)) logger.warn(`Warning: ${text}`);
    },
  };
}

/** Builds the client and the server entry, and renders every page with the latter. */
async function buildAndPrerender(builder: ViteBuilder) {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client or ssr environment');
  await builder.build(client);
  await builder.build(ssr);
  const folder = resolve(builder.config.root, ssr.config.build.outDir);
  try {
    const entry = pathToFileURL(join(folder, 'prerender.js')).href;
    const { PAGES, render, documentTexts } = (await import(entry)) as ServerEntry;
    const pages = PAGES.map(async ({ file, path }) => ({ file, html: await render(path) }));
    return { documentTexts, pages: await Promise.all(pages) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
