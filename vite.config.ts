import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { embeddedServer } from './scripts/backend/embedded-server.ts';
import { siteBuild } from './scripts/build/plugin.ts';
import { SHARED_CONFIG } from './scripts/build/shared-config.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { LANGUAGES } from './src/lib/languages.ts';

/** What the owner makes of docs/templates. */
const LEGAL_PAGES = LANGUAGES.flatMap(({ path }) =>
  ['terms.html', 'privacy.html'].map((file) => path.slice(1) + file),
).filter((file) => existsSync(file));

/** Of `npm start`, `npm run preview` and the browser tests, where Vite's own are in use. */
const { PITLANE_PORT } = process.env;
const PORT = PITLANE_PORT ? { port: Number(PITLANE_PORT), strictPort: true } : {};

/** In the mode `production` the page talks to the project of its settings, else to the embedded backend. */
export default defineConfig(({ mode }) => ({
  ...SHARED_CONFIG,
  plugins: [react(), tailwindcss(), siteBuild(), embeddedServer(), staticHost()],
  // siteBuild reads the .env files: in Vite's own reading a $ in a value begins the name of a variable.
  envDir: false,
  build: {
    // As in browserslist.
    target: packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Printed on a busy machine.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Apart from the site's own code, so that a browser keeps them when that changes: the packages that hydrate the
            // page, and those that are loaded later, by what loads them.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'packages', test: /node_modules/, entriesAware: true },
          ],
        },
      },
    },
    outDir: mode === 'production' ? 'dist' : 'dist-embedded',
    // Where a browser cannot preload a module, it loads it a moment later; watching the whole document costs more.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { main: 'src/main.tsx', ...Object.fromEntries(LEGAL_PAGES.map((file) => [file, file])) },
        },
      },
    },
  },
  // Vite would clear what the embedded backend prints.
  clearScreen: false,
  // `npm run report` and `npm run build` write pages there, which Vite would take for the site's.
  server: {
    watch: { ignored: ['**/{report,report-invented,dist}/**'] },
    // What a page loads. By default `vite --host` would hand out the whole folder, with copies of people's data.
    fs: { allow: ['index.html', ...LEGAL_PAGES, 'docs/templates/legal.css', 'src', 'node_modules'] },
    ...PORT,
  },
  preview: { strictPort: true, ...PORT },
}));
