import { createServer, type InlineConfig, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { LANGUAGES, type Language } from '../../src/lib/languages.ts';
import { addSlash } from './static-host.ts';

/** The configuration for another language than the first. */
export function inLanguage(config: InlineConfig, { code }: Language): InlineConfig {
  const define = { 'import.meta.env.LANGUAGE': JSON.stringify(code) };
  return mergeConfig(config, { define, plugins: [contentOf(code)] });
}

/** Takes `@/content/x` from the folder of a language, or from what all languages share. */
function contentOf(code: string): Plugin {
  return {
    name: 'pitlane:content',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, module] = /^@\/content\/([\w-]+)$/.exec(source) ?? [];
      if (module === undefined) return null;
      const own = await this.resolve(`/src/content/${code}/${module}.ts`, importer);
      const shared = await this.resolve(`/src/content/${module}.ts`, importer);
      return own ?? shared ?? this.error(`src/content/${code} has no ${module}.ts`);
    },
  };
}

/** Development: behind the path of each other language a server of its own, opened when it is first asked for. */
export function languageServers(): Plugin {
  return {
    name: 'pitlane:language-servers',
    configureServer({ config, httpServer, middlewares }) {
      if (config.base !== '/' || httpServer === null) return;
      middlewares.use((request, response, next) => {
        if (!addSlash(request, response)) next();
      });
      for (const language of LANGUAGES.slice(1)) {
        // The legal pages are files of the first one.
        const own = new RegExp(`^${language.path}(?!\\w+\\.html)`);
        let opening: Promise<ViteDevServer> | undefined;
        const open = async () => {
          const server = { middlewareMode: true, ws: { server: httpServer } };
          const cacheDir = `node_modules/.vite-${language.code}`;
          const inline = inLanguage(config.inlineConfig, language);
          const opened = await createServer({ ...inline, base: language.path, cacheDir, server });
          // Where the config changes, the first server restarts, and opens another.
          return Object.assign(opened, { restart: async () => {} });
        };
        middlewares.use((request, response, next) => {
          if (!own.test(request.url ?? '')) return next();
          opening ??= open();
          opening.then((server) => server.middlewares(request, response, next)).catch(next);
        });
        httpServer.on('close', async () => (await opening)?.close());
      }
    },
  };
}
