import type { heroQuotes as english } from '../en/hero-quotes';
import { exampleJob } from '../example-job';
import { formats } from './formats';

/** The words of the hero's quotes for the example job. */
export const heroQuotes: typeof english = {
  note: 'Exemple',
  saving: { dealership: '{amount} d’économies', lastPrice: '{amount} de moins cette fois' },
  savingEm: { dealership: 8.6, lastPrice: 13 },
  share: '{percentage} de moins',
  more: '{amount} de plus',
  shops: ['Garage des Érables', 'Auto Deux Baies', 'Garage du Coin'],
  rated: 'Cote de',
  cheapest: 'Prix le plus bas',
  booked: `Réservé en ${formats.seconds(exampleJob.secondsToBook)}`,
  dealership: 'Chez le concessionnaire',
  choices: 'Service à estimer',
  exampleChoice: 'Exemple',
  lastPrice: {
    label: 'Combien avez-vous payé la dernière fois?',
    more: '{amount} de plus que le prix estimé chez {product}.',
    less: '{amount} de moins que le prix estimé chez {product}.',
    about: 'À peu près le prix estimé chez {product}.',
  },
  estimate: {
    note: 'Estimation\u00a0: {age}, {distance} par an',
    age: { one: 'an', other: 'ans' },
    nationalBrand: 'Grande bannière',
    dealership: 'Concessionnaire',
  },
};
