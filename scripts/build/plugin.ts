import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { interpolate } from '../../src/lib/interpolate.ts';
import { LANGUAGES, languageOf } from '../../src/lib/languages.ts';
import { CommandError } from '../shared/errors.ts';
import { findLegalProblems, findUnset, listLegalUrls } from '../shared/launch-warnings.ts';
import { readSettings } from '../shared/settings.ts';
import type { Settings } from '../shared/settings-schema.ts';
import { ENTRY, findClientFiles, splitAtFirstView } from './client-files.ts';
import { escapeHtml, renderDocument, renderIncompleteNote } from './document.tsx';
import { renderShareImage } from './share-image.ts';
import { createSiteFiles, formatHeadersFile } from './site-files.ts';
import { routeOf } from './static-host.ts';

const SERVER_ENTRY = 'src/prerender.tsx';

type ServerEntry = typeof import('../../src/prerender');

/**
 * Reads the settings and builds the site: the client, both pages in each language, and the files for shared links and search
 * engines. In development, the plugin renders each page when it is requested.
 */
export function siteBuild(): Plugin {
  let settings: Settings;
  return {
    name: 'pitlane:site-build',
    config: ({ root = '' }, { command, mode, isPreview }) => {
      // Vite would mistake the part of a path after # or ? for a fragment or a query.
      if (/[#?]/.test(resolve(root)))
        throw new CommandError(`Rename this folder, because its path contains # or ?: ${resolve(root)}`);
      // Ignores NODE_ENV from the environment, because it could put the development version of React into a build.
      process.env['NODE_ENV'] = command === 'build' ? 'production' : 'development';
      // A preview uses the settings that its build contains.
      if (!isPreview) settings = readSettings(mode);
      return {
        define: { __SETTINGS__: JSON.stringify(settings) },
        builder: {},
        // All chunks share one stylesheet, because prerendered HTML must not wait for the CSS of a lazy chunk.
        build: { cssCodeSplit: false, emptyOutDir: true, copyPublicDir: false },
        environments: {
          // Each build has its own folder, because Node imports a module only once, and two builds may run at the same time.
          ssr: {
            // A build bundles React, because this process has already loaded the version for the environment's NODE_ENV. In
            // development, only modules behind an alias are bundled.
            resolve: { noExternal: command === 'build' || [/@supabase/] },
            build: {
              ssr: true,
              rolldownOptions: { input: SERVER_ENTRY },
              outDir: `node_modules/.prerender-${randomUUID()}`,
            },
          },
        },
      };
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path, originalUrl = '/' }) {
        // Every other HTML file is one of the owner's legal pages.
        if (path !== '/index.html') return interpolate(html, { product: escapeHtml(settings.productName) });
        // In a build, `buildApp` replaces this file.
        if (server === undefined) return html;
        // A static import here would restart the server whenever someone edits the texts.
        const { renderLanguage } = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as ServerEntry;
        const { texts, pages } = await renderLanguage(languageOf(originalUrl));
        const page = pages.find(({ route }) => route === routeOf(originalUrl));
        if (page === undefined) throw new Error(`There is no page at ${originalUrl}`);
        const { file, route } = page;
        const stylesheet = '/src/styles.css';
        return renderDocument({
          settings,
          texts,
          entry: `/${ENTRY}`,
          stylesheet,
          ...(file === 'index.html' && { shareImage: '' }),
          route,
          html: page.html.replace('/deferred.css', stylesheet),
        });
      },
    },
    async buildApp(builder) {
      const { root, mode, logger, build, publicDir } = builder.config;
      const output = resolve(root, build.outDir);
      const client = await buildClient(builder);
      await cp(publicDir, output, { recursive: true, filter: isPublic });
      const files: Record<string, string | Buffer> = {};
      for (const { language, pages, texts } of await prerender(builder)) {
        const image = await renderShareImage(settings.productName, texts.shareImage);
        // Social networks cache an image by its URL for weeks, so a changed image needs a new URL.
        const hash = createHash('sha256').update(image).digest('base64url').slice(0, 8);
        const shareImage = `/${build.assetsDir}/share-${hash}.png`;
        files[shareImage] = image;
        const assets = { settings, texts, fonts: client.fonts, ...client.modulesOf(language) };
        const note = renderIncompleteNote(settings, texts);
        for (const { file, route, html } of pages) {
          const page =
            file === 'index.html'
              ? { ...(await splitAtFirstView(html, note, client)), shareImage }
              : { html, stylesheet: client.stylesheet };
          files[language.path + file] = renderDocument({ ...assets, ...page, route });
        }
        if (language === LANGUAGES[0]) Object.assign(files, createSiteFiles(settings, texts));
      }
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(output, file)), { recursive: true });
        await writeFile(join(output, file), content);
      }
      const headers = formatHeadersFile(await readdir(join(output, build.assetsDir)));
      await writeFile(join(output, '_headers'), headers);
      if (mode !== 'production') return;
      const legalPages = listLegalUrls(settings).filter((url) => url.startsWith('/'));
      const legal = await findLegalProblems(legalPages, (page) => readFile(join(output, page), 'utf8'));
      for (const text of [...findUnset(settings), ...legal]) logger.warn(`Warning: ${text} (docs/owner.md)`);
    },
  };
}

/**
 * Whether a file is published. Excludes files that operating systems and editors leave behind. Also excludes hidden files
 * other than .well-known, because they may contain a key.
 */
const isPublic = (path: string) =>
  !/^(?:\.(?!well-known$)|(?:eh)?thumbs\.db$|desktop\.ini$)|~$/i.test(basename(path));

/** Builds the client. Returns the files that the pages load. */
async function buildClient({ environments: { client }, build }: ViteBuilder) {
  if (client === undefined) throw new Error('Vite has no client environment');
  const { output } = (await build(client)) as Rolldown.RolldownOutput;
  return findClientFiles(output);
}

async function prerender({ config, environments: { ssr }, build }: ViteBuilder) {
  if (ssr === undefined) throw new Error('Vite has no ssr environment');
  await build(ssr);
  const folder = resolve(config.root, ssr.config.build.outDir);
  try {
    const { renderLanguage } = (await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    )) as ServerEntry;
    return await Promise.all(LANGUAGES.map(renderLanguage));
  } finally {
    await rm(folder, { recursive: true });
  }
}
