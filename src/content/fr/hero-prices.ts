import type { heroPrices as english } from '../en/hero-prices';

export const heroPrices: typeof english = {
  pick: 'Choisissez un service',
  note: 'Estimation\u00a0: {factors}.',
  product: 'Avec {product}',
  nationalBrand: 'Grande bannière',
  dealership: 'Concessionnaire',
  pricePaid: {
    label: 'Combien avez-vous payé la\u00a0dernière fois?',
    more: 'C’est {amount} de plus que notre estimation.',
    less: 'C’est {amount} de moins que notre estimation.',
    about: 'C’est à peu près notre estimation.',
    none: 'Entrez un prix de {least} à {most}.',
  },
  friend: {
    flag: 'Un proche\u00a0:',
    paid: 'Un proche a payé {price}. Et vous?',
    more: 'C’est {friendAmount} de plus que votre proche et {ours}.',
    less: 'C’est {friendAmount} de moins que votre proche et {ours}.',
    about: 'C’est à peu près autant que votre proche et {ours}.',
    ours: {
      more: '{amount} de plus que notre estimation',
      less: '{amount} de moins que notre estimation',
      about: 'à peu près notre estimation',
    },
    share: 'Comparer avec un proche',
    sentence: '{service}\u00a0: j’ai payé {price}; {product} l’estime à {estimate}. Et vous?',
  },
};
