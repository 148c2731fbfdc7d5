/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /** Written into the code by the build (scripts/build/plugin.ts). All that `src` knows of `scripts`. */
  const __SETTINGS__: import('../scripts/shared/settings-schema').Settings;

  /** In Chromium only. */
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }

  interface Document {
    /** Whether the browser loads the page before the visitor asks for it. Chromium alone has it. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** The day of the build in UTC, such as `2026-11-29`. The footer shows its year. */
    readonly BUILD_DAY: string;
  }
}
