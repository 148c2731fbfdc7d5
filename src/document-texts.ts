import { exampleJob } from '@/content/example-job';
import { loadContent } from '@/content/load-content';
import type { Language } from '@/lib/languages';

/** What the build writes beside the rendered pages, as plain text with the product's name filled in. */
export async function documentTexts(language: Language) {
  const { documentContent, failures, formats, hero, heroQuotes, notFound } = await loadContent(language);
  const [first, second, third] = hero.headline.opening;
  return {
    language,
    title: documentContent.title,
    description: documentContent.description,
    notFoundTitle: notFound.documentTitle,
    /** Shown when the page's script cannot be loaded. */
    startFailed: failures.page,
    shareImage: {
      /** Its alternative text. */
      alt: documentContent.shareAlt,
      headline: [`${first} ${second}`, third] as const,
      /** The end of the headline, in the accent color. */
      accented: hero.headline.words[0] + hero.headline.end,
      saving: documentContent.shareSaving,
      note: heroQuotes.note,
      /** Whole dollars. */
      fairPrice: exampleJob.chosen.price,
      dealershipPrice: exampleJob.dealershipPrice,
      /** In the language's own format. */
      dollars: formats.dollars,
    },
  };
}

export type DocumentTexts = Awaited<ReturnType<typeof documentTexts>>;
