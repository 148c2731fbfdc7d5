import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { heroPrices as english } from '../en/hero-prices';
import { formats } from './formats';

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

export const heroPrices: typeof english = {
  pick: 'Choisissez votre service',
  note: 'Estimation\u00a0: {car}, {distance} par an.',
  nationalBrand: 'Grande bannière',
  dealership: 'Concessionnaire',
  assumed: `Hypothèses\u00a0: grande bannière à ${formats.number(nationalBrand)}\u00a0fois notre prix, concessionnaire à ${formats.number(dealership)}\u00a0fois.`,
  lastPrice: {
    label: 'Combien avez-vous payé la\u00a0dernière fois?',
    saved: '{amount} de moins que ce que vous avez payé',
    more: 'C’est {amount} de plus que notre estimation.',
    less: 'C’est {amount} de moins que notre estimation.',
    about: 'C’est à peu près notre estimation.',
  },
};
