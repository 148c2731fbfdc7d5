import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { EMBEDDED_DEFINES, EMBEDDED_SETTINGS } from './scripts/embedded-mode.ts';
import { readVariables } from './scripts/read-settings.ts';
import { languageServers } from './scripts/site-build/languages.ts';
import { siteBuild } from './scripts/site-build/plugin.ts';
import { SHARED_CONFIG } from './scripts/site-build/shared-config.ts';
import { staticHost } from './scripts/site-build/static-host.ts';
import { LANGUAGES } from './src/lib/languages.ts';
import { parseSettings } from './src/lib/settings-schema.ts';

/** The landing page, and what the owner makes of docs/templates. */
const LEGAL_PAGES = LANGUAGES.flatMap(({ path }) =>
  ['terms.html', 'privacy.html'].map((file) => path.slice(1) + file),
);
const PAGES = ['index.html', ...LEGAL_PAGES.filter((file) => existsSync(file))];

export default defineConfig((configEnv) => {
  const env = readVariables(configEnv.mode);
  // In Vite's own reading of the .env files a $ in a value begins the name of a variable.
  const defines = Object.keys(env)
    .filter((name) => name.startsWith('VITE_'))
    .map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name])]);
  // In production the page talks to the project of its settings, else to the backend of the server that it comes from.
  const embedded = configEnv.mode !== 'production';
  // A preview's settings are in its build; a build without settings must not point at its own origin.
  const defaults = configEnv.isPreview ? EMBEDDED_SETTINGS : {};
  const settings = parseSettings({ ...defaults, ...env, ...(embedded ? EMBEDDED_SETTINGS : {}) });

  return {
    ...SHARED_CONFIG,
    plugins: [react(), tailwindcss(), siteBuild(settings), languageServers(), staticHost()],
    define: {
      ...SHARED_CONFIG.define,
      ...Object.fromEntries(defines),
      ...(embedded ? EMBEDDED_DEFINES : {}),
    },
    build: {
      // As in browserslist, which tests/build/supported-browsers.test.ts reads.
      target: packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
      assetsInlineLimit: 0,
      rolldownOptions: { input: PAGES },
      outDir: embedded ? 'dist-embedded' : 'dist',
      // Where a browser cannot preload a module, it loads it a moment later; watching the whole document costs more.
      modulePreload: { polyfill: false },
    },
    // `npm run report` and `npm run build` write pages there, which Vite would take for the site's.
    server: { watch: { ignored: ['**/report/**', '**/dist/**'] } },
    preview: { port: 4173, strictPort: true },
  };
});
