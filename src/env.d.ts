/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /** Written into the code by the build (scripts/build/plugin.ts). */
  const __SETTINGS__: import('../scripts/shared/settings-schema').Settings;

  /** In Chromium only. */
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }

  interface ImportMetaEnv {
    /** The year of the build, shown in the footer. */
    readonly BUILD_YEAR: string;
  }
}
