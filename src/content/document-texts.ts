import type { Language } from '@/lib/languages';
import { documentContent as english } from './en/site';
import { exampleJob } from './example-job';
import { documentContent as french } from './fr/site';
import { loadContent, withProduct } from './load-content';

/** Apart from the content that a browser loads, since only the build needs them. */
const DOCUMENTS: Record<Language['code'], typeof english> = { en: english, fr: french };

/** What the build writes beside the rendered pages, as plain text with the product's name filled in. */
export async function documentTexts(language: Language) {
  const { failures, formats, hero, notFound } = await loadContent(language);
  const { title, description, shareAlt, shareNote, shareSaving } = withProduct(DOCUMENTS[language.code]);
  const [first, second, third] = hero.headline.opening;
  return {
    language,
    title,
    description,
    notFoundTitle: notFound.documentTitle,
    /** Shown when the page does not become complete; `{contact}` is the contact address. */
    incomplete: failures.page,
    reload: failures.reload,
    shareImage: {
      /** Its alternative text. */
      alt: shareAlt,
      headline: [`${first} ${second}`, third] as const,
      /** The end of the headline, in the accent color. */
      accented: hero.headline.words[0] + hero.headline.end,
      saving: shareSaving,
      note: shareNote,
      /** Whole dollars. */
      quotePrice: exampleJob.chosen.price,
      dealershipPrice: exampleJob.dealershipPrice,
      /** In the language's own format. */
      dollars: formats.dollars,
    },
  };
}

export type DocumentTexts = Awaited<ReturnType<typeof documentTexts>>;
