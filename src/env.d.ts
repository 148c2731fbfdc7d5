/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The year of the build, shown in the footer. */
    readonly BUILD_YEAR: string;
    /** The code of the page's language (src/lib/languages.ts). */
    readonly LANGUAGE: string;
    readonly VITE_SUPABASE_URL?: string;
    readonly VITE_SUPABASE_ANON_KEY?: string;
    readonly VITE_PRODUCT_NAME?: string;
    readonly VITE_SITE_URL?: string;
    readonly VITE_CONTACT_EMAIL?: string;
    readonly VITE_LAUNCH_DATE?: string;
    readonly VITE_TERMS_URL?: string;
    readonly VITE_PRIVACY_URL?: string;
    readonly VITE_MAILING_ADDRESS?: string;
  }
}
