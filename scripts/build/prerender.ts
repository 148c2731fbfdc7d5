import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { assemblePages } from './assemble-pages.ts';

const SERVER_ENTRY = 'src/prerender.tsx';
/** One for each process, so that two builds may run at a time. */
const SERVER_OUTPUT = `node_modules/.prerender-${process.pid}`;

type ServerEntry = typeof import('../../src/prerender.tsx');

/**
 * Writes every page of the site as complete HTML after the client is built, so that it reads without JavaScript and
 * is painted without waiting for anything but itself.
 */
export function prerender(): Plugin {
  return {
    name: 'pitlane:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      // One stylesheet: what is prerendered must not wait for the chunk that brings it to life.
      build: { cssCodeSplit: false },
      environments: {
        client: { define: { 'import.meta.env.HTML_SHIPPED': 'true' } },
        ssr: { build: { ssr: SERVER_ENTRY, outDir: SERVER_OUTPUT, copyPublicDir: false, emptyOutDir: true } },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('Vite has no client or ssr environment');
      await builder.build(client);
      await builder.build(ssr);

      const { root, build } = client.config;
      const output = resolve(root, build.outDir);
      const entry = pathToFileURL(join(root, SERVER_OUTPUT, 'prerender.js')).href;
      const { PAGES, render } = (await import(entry)) as ServerEntry;
      const shell = await readFile(join(output, 'index.html'), 'utf8');
      const pages = await Promise.all(
        PAGES.map(async ({ file, path }) => ({ file, html: await render(path) })),
      );
      const { files, unused } = await assemblePages(shell, pages, (file) =>
        readFile(join(output, file), 'utf8'),
      );
      await Promise.all(files.map(({ file, content }) => writeFile(join(output, file), content)));
      await rm(join(output, unused));
      await rm(join(root, SERVER_OUTPUT), { recursive: true });
    },
  };
}
