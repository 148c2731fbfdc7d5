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

/** The legal pages that the owner has created from docs/templates. */
const LEGAL_PAGES = LANGUAGES.flatMap(({ path }) =>
  ['terms.html', 'privacy.html'].map((file) => path.slice(1) + file),
).filter((file) => existsSync(file));

/** A different port for `npm start`, `npm run preview` and the browser tests, for when the usual port is in use. */
const { PITLANE_PORT } = process.env;
const PORT = PITLANE_PORT ? { port: Number(PITLANE_PORT), strictPort: true } : {};

/**
 * In `production` mode, the page uses the Supabase project from the settings. In any other mode, it uses the embedded
 * backend.
 */
export default defineConfig(({ mode }) => ({
  ...SHARED_CONFIG,
  plugins: [react(), tailwindcss(), siteBuild(), embeddedServer(), staticHost()],
  // `siteBuild` reads the .env files, because Vite would mistake a `$` in a value for the beginning of a variable's name.
  envDir: false,
  build: {
    // The browsers in `browserslist`, as the bundler spells them.
    target: packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Turned off, because the warning only says that the machine is busy.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Packages are in separate chunks, so that browsers keep them in the cache when the code of the site
            // changes. `vendor` has the packages that hydrate the page. Packages that are loaded later are grouped by
            // the code that loads them.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'packages', test: /node_modules/, entriesAware: true },
          ],
        },
      },
    },
    outDir: mode === 'production' ? 'dist' : 'dist-embedded',
    // A browser that cannot preload modules loads them a moment later. The polyfill would watch the whole document, which
    // would cost more.
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
  // Otherwise Vite would clear what the embedded backend has printed.
  clearScreen: false,
  // `npm run report` and `npm run build` write HTML files into these folders. Vite would mistake the files for pages of the
  // site.
  server: {
    watch: { ignored: ['**/{report,report-invented,dist}/**'] },
    // The files that a page loads. By default, `vite --host` would serve the whole folder, including backups and
    // reports with personal data.
    fs: { allow: ['index.html', ...LEGAL_PAGES, 'docs/templates/legal.css', 'src', 'node_modules'] },
    ...PORT,
  },
  preview: { strictPort: true, ...PORT },
}));
