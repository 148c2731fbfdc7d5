export interface Language {
  /** The name of the language's folder in src/content. It is also stored with a submitted form. */
  code: 'en' | 'fr';
  /** The locale, as in the document's `lang` attribute. */
  locale: string;
  /** The path of the language's landing page. The path ends with a slash. */
  path: string;
  /** The name of the language, in that language. */
  name: string;
}

/** The languages of the site. The first is at the root. CONTRIBUTING.md lists the steps for a new language. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', locale: 'en-CA', path: '/', name: 'English' },
  { code: 'fr', locale: 'fr-CA', path: '/fr/', name: 'Français' },
];

/**
 * Returns the language of a path on the site. A path outside the folders of the other languages belongs to the first
 * language.
 */
export const languageOf = (path: string): Language =>
  LANGUAGES.slice(1).find((language) => path.startsWith(language.path)) ?? LANGUAGES[0];

/** Returns the path of a page in a language: `/terms.html` becomes `/fr/terms.html`. Other URLs stay unchanged. */
export const localizePath = (url: string, { path }: Language): string => url.replace(/^\//, path);
