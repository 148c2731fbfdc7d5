import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { ALIASES } from './scripts/build/aliases.ts';
import { documentHead } from './scripts/build/document-head.ts';
import { libraryNames } from './scripts/build/library-names.ts';
import { libraryStyles } from './scripts/build/library-styles.ts';
import { prerender } from './scripts/build/prerender.ts';
import { sharing } from './scripts/build/sharing/plugin.ts';
import { siteHeaders } from './scripts/build/site-headers.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { toastStyles } from './scripts/build/toast-styles.ts';
import { vercelOutput } from './scripts/build/vercel-output.ts';
import { EMBEDDED_DEFINES, EMBEDDED_SETTINGS, isEmbedded } from './scripts/embedded-settings.ts';
import { parseSettings } from './src/lib/env.ts';

export default defineConfig((configEnv) => {
  const env = loadEnv(configEnv.mode, process.cwd(), 'VITE_');
  const embedded = isEmbedded(configEnv);
  // A preview's settings are in its build; a build without settings must not point at its own origin.
  const defaults = configEnv.isPreview ? EMBEDDED_SETTINGS : {};
  const settings = parseSettings({ ...defaults, ...env, ...(embedded ? EMBEDDED_SETTINGS : {}) });

  return {
    plugins: [
      react(),
      tailwindcss(),
      documentHead(settings),
      libraryNames(),
      libraryStyles(),
      toastStyles(),
      prerender(),
      sharing(settings),
      siteHeaders({ supabaseUrl: embedded ? null : settings.supabaseUrl }),
      vercelOutput(),
      staticHost(),
    ],
    define: embedded ? EMBEDDED_DEFINES : {},
    resolve: { alias: ALIASES },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir: embedded ? 'dist-embedded' : 'dist',
      // Where a browser cannot preload a module, it loads it a moment later; watching the whole document costs more.
      modulePreload: { polyfill: false },
    },
    preview: { port: 4173, strictPort: true },
  };
});
