import type { Language } from '@/lib/languages';
import { documentContent as english } from './en/site';
import { exampleJob } from './example-job';
import { documentContent as french } from './fr/site';
import { loadContent, withProduct } from './load-content';

/** Separate from the content that a browser loads, because only the build needs these texts. */
const DOCUMENTS: Record<Language['code'], typeof english> = { en: english, fr: french };

/** Returns the additional texts for the build, as plain text with the product name filled in. */
export async function documentTexts(language: Language) {
  const { failures, formats, hero, notFound } = await loadContent(language);
  const { title, description, shareAlt, shareNote, shareSaving } = withProduct(DOCUMENTS[language.code]);
  const [first, second, third] = hero.headline.opening;
  return {
    language,
    title,
    description,
    notFoundTitle: notFound.documentTitle,
    /** The note on an incomplete page. `{contact}` stands for the contact email address. */
    incomplete: failures.page,
    reload: failures.reload,
    shareImage: {
      alt: shareAlt,
      headline: [`${first} ${second}`, third] as const,
      /** The end of the headline, in the accent color. */
      accented: hero.headline.words[0] + hero.headline.end,
      saving: shareSaving,
      note: shareNote,
      /** In whole dollars, like `dealershipPrice`. */
      quotePrice: exampleJob.chosen.price,
      dealershipPrice: exampleJob.dealershipPrice,
      /** Formats dollars in the style of the language. */
      dollars: formats.dollars,
    },
  };
}

export type DocumentTexts = Awaited<ReturnType<typeof documentTexts>>;
