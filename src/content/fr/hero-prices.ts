import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { heroPrices as english } from '../en/hero-prices';
import { formats } from './formats';

export const heroPrices: typeof english = {
  choices: 'Choisissez votre service',
  note: 'Estimation\u00a0: {car}, {distance} par an',
  car: { isNew: 'auto neuve', one: 'auto de {age}\u00a0an', other: 'auto de {age}\u00a0ans' },
  nationalBrand: 'Grande bannière',
  dealership: 'Concessionnaire',
  assumed: {
    nationalBrand: `hypothèse\u00a0: ${formats.number(COMPETITOR_FACTORS.nationalBrand)}\u00a0fois notre prix`,
    dealership: 'hypothèse\u00a0: le double de notre prix',
  },
  saving: { dealership: '{amount} d’économies', lastPrice: '{amount} de moins cette fois' },
  lastPrice: {
    label: 'Combien avez-vous payé la dernière fois?',
    more: '{amount} de plus que le prix estimé chez {product}.',
    less: '{amount} de moins que le prix estimé chez {product}.',
    about: 'À peu près le prix estimé chez {product}.',
  },
};
