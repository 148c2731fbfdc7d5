import type { heroPrices as english } from '../en/hero-prices';

export const heroPrices: typeof english = {
  choices: 'Choisissez votre service',
  note: 'Estimation\u00a0: {car}, {distance} par an',
  nationalBrand: 'Grande bannière',
  dealership: 'Concessionnaire',
  assumed: 'estimé à {factor}\u00a0fois le nôtre',
  saving: '{amount} d’économies',
  lastPrice: {
    label: 'Combien avez-vous payé la dernière fois?',
    more: 'C’est {amount} de plus que notre estimation.',
    less: 'C’est {amount} de moins que notre estimation.',
    about: 'C’est à peu près notre estimation.',
  },
};
