/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /**
   * The settings of the site, which the build inserts into the code (scripts/build/plugin.ts). The code in src imports only
   * the type of the settings from scripts.
   */
  const __SETTINGS__: import('../scripts/shared/settings-schema').Settings;

  /** `CloseWatcher` exists only in Chromium. */
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }

  interface Document {
    /** Whether the browser is loading the page before the visitor opens it. Exists only in Chromium. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /**
     * The day of the build in UTC, such as `2026-11-29`. The footer shows its year, and the launch badge compares it with
     * the launch date.
     */
    readonly BUILD_DAY: string;
  }
}
