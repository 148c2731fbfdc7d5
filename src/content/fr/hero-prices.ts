import type { heroPrices as english } from '../en/hero-prices';

export const heroPrices: typeof english = {
  pick: 'Choisissez un service',
  note: 'Estimation\u00a0: {factors}.',
  product: 'Avec {product}',
  nationalBrand: 'Grande bannière',
  dealership: 'Concessionnaire',
  lastPrice: {
    label: 'Combien avez-vous payé la\u00a0dernière fois?',
    more: 'C’est {amount} de plus que notre estimation.',
    less: 'C’est {amount} de moins que notre estimation.',
    about: 'C’est à peu près notre estimation.',
    none: 'Entrez un prix de {least} à {most}.',
  },
};
