import type { pageClickPhrases as english } from '../en/page-click-phrases';

/**
 * What buttons and links say that the page acts on, in any case; `seeSavings` is tried first. The English ones work here
 * too; the typo "wailist" is intended. "Inscrire à la liste" is in "S’inscrire" and "M’inscrire à la liste", whatever the
 * apostrophe, but not in "Se désinscrire de la liste".
 */
export const pageClickPhrases: typeof english = {
  seeSavings: ['voir mes économies', 'voir vos économies', 'see your savings'],
  joinWaitlist: [
    'inscrire à la liste',
    'liste d’attente',
    "liste d'attente",
    'commencer avec {product}',
    'commencez avec {product}',
    'join the waitlist',
    'join the wailist',
    'get started with {product}',
    'join waitlist',
  ],
};
