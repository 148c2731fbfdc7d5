export interface Language {
  /** Its folder in src/content, and what is stored with a form. */
  code: 'en' | 'fr';
  /** The value of the `lang` attribute. */
  locale: string;
  /** Path of its landing page; ends in a slash. */
  path: string;
  /** Its name in the language itself. */
  name: string;
}

/** The editions of the site. The first is at the root; CONTRIBUTING.md says what else belongs to a language. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', locale: 'en-CA', path: '/', name: 'English' },
  { code: 'fr', locale: 'fr-CA', path: '/fr/', name: 'Français' },
];

/** The language of an address of the site. */
export const languageOf = (address: string): Language =>
  LANGUAGES.slice(1).find(({ path }) => address.startsWith(path)) ?? LANGUAGES[0];

/** A path of the site, such as `/terms.html`, in a language; any other address unchanged. */
export const inLanguage = (address: string, { path }: Language): string => address.replace(/^\//, path);
