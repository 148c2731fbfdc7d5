import type { pageClickPhrases as english } from '../en/page-click-phrases';

/**
 * The page acts on buttons and links whose text contains one of these phrases, in upper or lower case
 * (src/clicks/page-clicks.ts). `seeSavings` is tried first. The English phrases work here too, and the typo "wailist"
 * is intentional. "Inscrire à la liste" matches "S’inscrire à la liste" and "M’inscrire à la liste", whatever the
 * apostrophe, but not "Se désinscrire de la liste".
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
