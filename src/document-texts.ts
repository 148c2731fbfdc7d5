import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { hero } from '@/content/hero';
import { heroQuotes } from '@/content/hero-quotes';
import { failures } from '@/content/messages';
import { documentContent, notFound } from '@/content/site';
import { language } from './lib/language';
import type { Language } from './lib/languages';
import { withProduct } from './lib/settings';

/** What the build writes beside the rendered pages, as plain text with the product's name filled in. */
export interface DocumentTexts {
  language: Language;
  title: string;
  description: string;
  notFoundTitle: string;
  /** Shown when the page's script cannot be loaded. */
  startFailed: string;
  shareImage: {
    /** Its alternative text. */
    alt: string;
    headline: readonly [string, string];
    /** The end of the headline, in the accent color. */
    accented: string;
    saving: string;
    note: string;
    /** Whole dollars. */
    fairPrice: number;
    dealershipPrice: number;
    /** In the language's own format. */
    dollars: (amount: number) => string;
  };
}

const [first, second, third] = hero.headline.opening;

export const documentTexts: DocumentTexts = {
  language,
  title: withProduct(documentContent.title),
  description: withProduct(documentContent.description),
  notFoundTitle: withProduct(notFound.documentTitle),
  startFailed: withProduct(failures.page),
  shareImage: {
    alt: withProduct(documentContent.shareAlt),
    headline: [withProduct(`${first} ${second}`), withProduct(third)],
    accented: withProduct(hero.headline.words[0] + hero.headline.end),
    saving: withProduct(documentContent.shareSaving),
    note: withProduct(heroQuotes.note),
    fairPrice: exampleJob.chosen.price,
    dealershipPrice: exampleJob.dealershipPrice,
    dollars: formats.dollars,
  },
};
