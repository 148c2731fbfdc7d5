import type { whyChoose as english } from '../en/why-choose';
import { exampleDials } from '../example-dials';
import { advertisedTexts } from './advertised-texts';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { prices, secondsToBook } = exampleDials;

export const whyChoose: typeof english = {
  title: 'Pourquoi choisir {product}',
  example: `Exemple\u00a0: ${exampleJobTexts.name.toLowerCase()}, soumissions de ${prices.length}\u00a0garages, réservation en ${formats.number(secondsToBook)}\u00a0secondes.`,
  nearby: {
    title: 'Des garages de confiance, tout près',
    text: 'Voyez à quelle distance se trouve chaque garage avant de choisir.',
    caption: 'le plus proche',
  },
  quotes: {
    title: 'Des soumissions en temps réel',
    text: `Comparez les soumissions de plusieurs garages. Jusqu’à ${advertisedTexts.saving} de moins que chez le concessionnaire.`,
    caption: `le plus bas des ${prices.length}`,
  },
  booking: {
    title: 'Réservation instantanée',
    text: 'Un prix, une heure, c’est fait. Fini l’attente au téléphone.',
    reading: `${formats.number(secondsToBook)}\u00a0s`,
  },
  guarantee: {
    title: 'Satisfaction garantie',
    text: 'Évaluez chaque visite\u00a0: les prochains automobilistes verront votre note.',
  },
};
