import { LANGUAGES, type Language } from './languages';

const isOwn = ({ code }: Language) => code === import.meta.env.LANGUAGE;

/** The language of this page. */
export const language = LANGUAGES.find(isOwn) ?? LANGUAGES[0];

export const otherLanguages = LANGUAGES.filter((each) => !isOwn(each));

/** A path of the site, such as `/terms.html`, in this language; any other address unchanged. */
export function inThisLanguage(address: string): string {
  return address.replace(/^\//, language.path);
}
