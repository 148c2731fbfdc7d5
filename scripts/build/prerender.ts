import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SERVER_ENTRY = 'src/prerender.tsx';
const SERVER_OUTPUT = 'node_modules/.prerender';
const OUTLET = '<div id="root"></div>';

type ServerEntry = typeof import('../../src/prerender.tsx');

/** Writes every page of the site as complete HTML after the client is built, so that it reads without JavaScript. */
export function prerender(): Plugin {
  return {
    name: 'pitlane:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
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
      if (!shell.includes(OUTLET)) throw new Error(`index.html lost its ${OUTLET}`);
      for (const { file, path } of PAGES) {
        const html = await render(path);
        await writeFile(
          join(output, file),
          shell.replace(OUTLET, () => `<div id="root">${html}</div>`),
        );
      }
      await rm(join(root, SERVER_OUTPUT), { recursive: true });
    },
  };
}
