import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { readSettings } from '../shared/settings.ts';
import type { Settings } from '../shared/settings-schema.ts';
import { findUnset, legalAddresses, legalProblems } from '../shared/unset-settings.ts';
import { assembleDocument, fillInTexts, STYLESHEET } from './documents.ts';
import { escapeHtml } from './head-tags.tsx';
import { inLanguage, languageOf, pageOf, withEntry } from './languages.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
import { colorToken } from './tokens.ts';

const SERVER_ENTRY = 'src/prerender.tsx';

type ServerEntry = typeof import('../../src/prerender.tsx');

/**
 * Reads the settings, and builds the site: for each language the client and both pages as complete HTML, and what share
 * links and search engines ask for. In development it fills the texts of index.html.
 */
export function siteBuild(): Plugin {
  let settings: Settings;
  return {
    name: 'pitlane:site-build',
    config: (_config, { mode, isPreview }) => {
      // A preview's settings are in its build.
      if (!isPreview) settings = readSettings(mode);
      return {
        define: { __SETTINGS__: JSON.stringify(settings) },
        builder: {},
        // One stylesheet for all chunks: prerendered HTML must not wait for the CSS of a lazy chunk.
        build: { cssCodeSplit: false, emptyOutDir: false },
        environments: {
          // A folder for each build: Node imports a module once, and two builds can run at once.
          ssr: {
            build: {
              ssr: true,
              rolldownOptions: {
                input: Object.fromEntries(
                  LANGUAGES.map((language) => [language.code, inLanguage(SERVER_ENTRY, language)]),
                ),
              },
              outDir: `node_modules/.prerender-${randomUUID()}`,
              copyPublicDir: false,
            },
          },
        },
      };
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        const page = fillIn(html, {
          product: escapeHtml(settings.productName),
          themeLight: colorToken('background'),
          themeDark: colorToken('background', 'dark'),
        });
        if (server === undefined) return page;
        const language = languageOf(originalUrl);
        // An import here would restart the server whenever a text is edited.
        const texts = await server.ssrLoadModule(inLanguage('/src/document-texts.ts', language));
        return withEntry(fillInTexts(page, (texts as ServerEntry).documentTexts), language);
      },
    },
    async buildApp(builder) {
      const { root, mode, logger, build } = builder.config;
      const output = resolve(root, build.outDir);
      await rm(output, { recursive: true, force: true });
      const files: Record<string, string | Buffer> = {};
      for (const { language, pages, texts } of await buildAndPrerender(builder)) {
        const shell = await readFile(join(output, pageOf(language)), 'utf8');
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
        if (language === LANGUAGES[0]) Object.assign(files, siteFiles(settings, texts));
      }
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(output, file)), { recursive: true });
        await writeFile(join(output, file), content);
      }
      if (mode !== 'production') return;
      const legalPages = legalAddresses(settings).filter((address) => address.startsWith('/'));
      const legal = await legalProblems(legalPages, (page) => readFile(join(output, page), 'utf8'));
      for (const text of [...findUnset(settings), ...legal]) logger.warn(`Warning: ${text} (docs/owner.md)`);
    },
  };
}

/** Builds the client and the server entry, and renders the pages of each language with the latter. */
async function buildAndPrerender({ config, environments: { client, ssr }, build }: ViteBuilder) {
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client or ssr environment');
  await build(client);
  await build(ssr);
  const folder = resolve(config.root, ssr.config.build.outDir);
  const editions = LANGUAGES.map(async (language) => {
    const entry = pathToFileURL(join(folder, `${language.code}.js`)).href;
    const { PAGES, render, documentTexts: texts } = (await import(entry)) as ServerEntry;
    const pages = PAGES.map(async ({ file, path }) => ({ file, html: await render(path) }));
    return { language, texts, pages: await Promise.all(pages) };
  });
  return Promise.all(editions).finally(() => rm(folder, { recursive: true }));
}
