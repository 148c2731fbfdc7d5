/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * Set in the code a build makes for browsers, which leaves out what never changes: every page comes with its HTML.
   * Not while prerendering, developing or testing. Written out in full, so that the build sees a constant.
   */
  readonly HTML_SHIPPED?: true;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_LAUNCH_DATE?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_PRIVACY_URL?: string;
}
