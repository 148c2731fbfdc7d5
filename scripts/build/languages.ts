import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../src/lib/languages.ts';

const OTHERS = LANGUAGES.slice(1);
const queryOf = ({ code }: Language) => `?lang=${code}`;

/** The language of an address of the site. */
export const languageOf = (address: string): Language =>
  OTHERS.find(({ path }) => address.startsWith(path)) ?? LANGUAGES[0];

/** The id of a module of src in a language: each but the first has modules of its own. */
export const inLanguage = (module: string, language: Language): string =>
  language === LANGUAGES[0] ? module : module + queryOf(language);

/** A module of src as the entry of each language, by the language's code. */
export const entriesOf = (module: string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language.code, inLanguage(module, language)]));

/**
 * The editions: what a module in another language than the first imports from src is in that language too, and
 * `@/content/x` is the module of its folder, or one that all languages share.
 */
export function languages(): Plugin {
  return {
    name: 'pitlane:languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const language = OTHERS.find((each) => [source, importer].some((id) => id?.endsWith(queryOf(each))));
      if (language === undefined) return null;
      const [path = '', from] = [source, importer].map((id) => id?.split('?')[0]);
      const [, text] = /^@\/content\/([\w-]+)$/.exec(path) ?? [];
      const places = text ? [`/src/content/${language.code}/${text}.ts`, `/src/content/${text}.ts`] : [path];
      for (const place of places) {
        const found = await this.resolve(place, from, { ...options, skipSelf: true });
        if (found !== null) return /\/src\/.*\.tsx?$/.test(found.id) ? inLanguage(found.id, language) : found;
      }
      return this.error(`There is no ${source} in ${language.name}`);
    },
    transform: {
      filter: { code: 'import.meta.env.LANGUAGE' },
      handler(code, id) {
        const language = OTHERS.find((each) => id.endsWith(queryOf(each)));
        return language && code.replace('import.meta.env.LANGUAGE', JSON.stringify(language.code));
      },
    },
  };
}
