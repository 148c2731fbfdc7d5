import { existsSync } from 'node:fs';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { TablesInsert } from '../../src/data/database.types.ts';
import { PUBLISHABLE_KEY } from '../shared/settings.ts';
import { type EmbeddedBackend, openEmbeddedBackend, TABLE_BROWSER } from './embedded-backend.ts';
import { getDatabaseFolder } from './lock.ts';

const EXAMPLE_DRIVER = {
  email_id: 'driver@example.com',
  postal_code: 'M5V 2T6',
  user_agent: 'Mozilla/5.0',
} satisfies TablesInsert<'registered_users'>;

/**
 * The open database. To restart, Vite loads this file again and creates a new server in the same process. The variable is
 * global, so that the database stays open during a restart.
 */
const opened = globalThis as { pitlaneBackend?: Promise<EmbeddedBackend> };

/**
 * Serves the embedded backend on the origin of the site. In `production` mode, the plugin only prints that the site uses a
 * project. The rows are in a folder, or in memory if `PITLANE_DATABASE=memory`.
 */
export function embeddedServer(): Plugin {
  async function serve(server: ViteDevServer | PreviewServer, isDevelopment: boolean) {
    const { logger, mode } = server.config;
    const print = (line: string) => logger.info(`  ${line}`);
    const printUrls = server.printUrls.bind(server);
    if (mode === 'production') {
      server.printUrls = () => {
        printUrls();
        print('➜  LIVE:    what you send with the forms is stored in the live project');
      };
      return;
    }
    const folder = getDatabaseFolder() === 'memory' ? null : getDatabaseFolder();
    if (folder !== null && !existsSync(folder)) print(`Creating a database in ${folder}/ ...`);
    if (opened.pitlaneBackend === undefined) {
      opened.pitlaneBackend = openEmbeddedBackend({ folder, ownerWithoutKey: isDevelopment });
      // Exits normally, so that the lock is released. PostgreSQL itself recovers from a killed process.
      for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit());
      // npm passes SIGTERM only to its shell, so `docker stop` and `timeout`, for example, would leave this process running.
      const { ppid } = process;
      if (process.env['npm_lifecycle_event'])
        setInterval(() => process.ppid === ppid || process.exit(), 1000).unref();
    }
    const backend = await opened.pitlaneBackend;
    backend.serve(server.middlewares);

    // To restart, Vite copies a new server onto the first one, and then calls this method on the first one.
    server.printUrls = function (this: ViteDevServer | PreviewServer) {
      printUrls();
      const { local = [], network = [] } = this.resolvedUrls ?? {};
      // With `--host <address>`, there is no local URL.
      const [site = ''] = [...local, ...network];
      const rest = new URL('/rest/v1', site).href;
      print(`➜  REST:    ${rest}, with the key ${PUBLISHABLE_KEY}`);
      print(`➜  Rows:    on this computer, ${folder === null ? 'in memory' : `in ${folder}/`}`);
      if (!isDevelopment) return;
      print(`➜  Tables:  ${new URL(TABLE_BROWSER, site)}`);
      logger.info(`
  Register a driver, as the page does (201 the first time, then 409):
    curl -i ${rest}/registered_users -H 'apikey: ${PUBLISHABLE_KEY}' \\
      -H 'Content-Type: application/json' -d '${JSON.stringify(EXAMPLE_DRIVER)}'

  Edit a text in src/content, and the page updates. For a report on invented rows, run npm run report in another terminal.
`);
    };
  }
  return {
    name: 'pitlane:embedded-server',
    // Runs before the static host, which responds to every path.
    enforce: 'pre',
    configureServer: (server) => serve(server, true),
    configurePreviewServer: (server) => serve(server, false),
  };
}
