import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { hero } from '@/content/hero';
import { heroQuotes } from '@/content/hero-quotes';
import { failures } from '@/content/messages';
import { documentContent, notFound } from '@/content/site';
import { language } from './lib/language';
import { withProduct } from './lib/settings';

const [first, second, third] = hero.headline.opening;

/** What the build writes beside the rendered pages, as plain text with the product's name filled in. */
export const documentTexts = {
  language,
  title: withProduct(documentContent.title),
  description: withProduct(documentContent.description),
  notFoundTitle: withProduct(notFound.documentTitle),
  /** Shown when the page's script cannot be loaded. */
  startFailed: withProduct(failures.page),
  shareImage: {
    /** Its alternative text. */
    alt: withProduct(documentContent.shareAlt),
    headline: [withProduct(`${first} ${second}`), withProduct(third)] as const,
    /** The end of the headline, in the accent color. */
    accented: withProduct(hero.headline.words[0] + hero.headline.end),
    saving: withProduct(documentContent.shareSaving),
    note: withProduct(heroQuotes.note),
    /** Whole dollars. */
    fairPrice: exampleJob.chosen.price,
    dealershipPrice: exampleJob.dealershipPrice,
    /** In the language's own format. */
    dollars: formats.dollars,
  },
};

export type DocumentTexts = typeof documentTexts;
