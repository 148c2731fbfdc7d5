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
    flag: 'Proche\u00a0:',
    paid: 'Un proche a payé {price}. Et vous?',
    more: 'Votre proche a payé {amount} de moins que vous.',
    less: 'Votre proche a payé {amount} de plus que vous.',
    about: 'Votre proche a payé à peu près autant.',
    share: 'Comparer avec un proche',
    sentence: '{service}\u00a0: j’ai payé {price}; {product} l’estime à {estimate}. Et vous?',
  },
};
