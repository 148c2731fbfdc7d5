import { supalite } from '@supabase/lite/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { ALIASES } from './scripts/site-build/aliases.ts';
import { siteBuild } from './scripts/site-build/plugin.ts';
import { staticHost } from './scripts/site-build/static-host.ts';
import { tableBrowser } from './scripts/site-build/table-browser.ts';
import { parseSettings } from './src/lib/env.ts';

// The embedded backend would send telemetry otherwise, also where Vite is called directly.
process.env['DO_NOT_TRACK'] ??= '1';

/** The one build mode that talks to the embedded backend: browser tests and `npm run preview`. */
const EMBEDDED_MODE = 'embedded';

/** Stands in for the two required settings where the embedded backend's plugin fills them in. */
const EMBEDDED_BACKEND = { VITE_SUPABASE_URL: 'http://localhost', VITE_SUPABASE_ANON_KEY: 'embedded' };

/** Rows that stay in a folder, or for browser tests a database in memory that ends with the server. */
const DATABASE = process.env['PITLANE_DATABASE'] === 'fresh' ? 'embedded-fresh' : 'embedded';

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const hosted = (env['VITE_SUPABASE_URL'] ?? '') !== '';
  const embedded = mode === EMBEDDED_MODE || (command === 'serve' && !isPreview && !hosted);
  // A deployed site must never point at its own origin: without settings a build ends here (Decisions, Names and settings).
  const settings = parseSettings(embedded || isPreview ? { ...EMBEDDED_BACKEND, ...env } : env);

  return {
    plugins: [
      react(),
      tailwindcss(),
      siteBuild({ settings, supabaseUrl: embedded ? null : settings.supabaseUrl }),
      staticHost(),
      embedded && tableBrowser(),
      embedded && supalite({ config: `./supabase/${DATABASE}.toml`, initOnBoot: false }),
    ],
    resolve: { alias: ALIASES },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // One chunk for everything the page needs to hydrate; the default splits off what lazy chunks share with it.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
      outDir: embedded ? 'dist-embedded' : 'dist',
      // Where a browser cannot preload a module, it loads it a moment later; watching the whole document costs more.
      modulePreload: { polyfill: false },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
