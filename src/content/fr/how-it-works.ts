import type { howItWorks as english } from '../en/how-it-works.ts';
import { exampleJob } from '../example-job.ts';
import { claims } from './claims.ts';
import { formats } from './formats.ts';
import { job } from './job.ts';

const { chosen } = exampleJob;

/** The five steps, and the small card that is drawn in each bay. */
export const howItWorks: typeof english = {
  title: 'Comment ça marche',
  example: 'Exemple de réservation',
  select: {
    title: 'Choisissez le service',
    text: 'Votre auto, le travail à faire. Des mots simples, pas de numéros de pièce.',
    card: job.name,
  },
  quotes: {
    title: 'Comparez prix et évaluations',
    text: 'Les garages du coin vous enverront un prix complet.',
    card: { rating: formats.rating(chosen.rating), price: formats.dollars(chosen.price) },
  },
  book: {
    title: 'Réservez en un instant',
    text: `Choisissez votre heure. ${claims.bookingTime}, aucun appel.`,
    card: { time: 'mar. 9\u00a0h\u00a030', action: 'Réserver' },
  },
  track: {
    title: 'Suivez les travaux',
    text: 'Voyez chaque étape, jusqu’à la remise des clés.',
  },
  drive: {
    title: 'Roulez l’esprit tranquille',
    text: 'Tout sera consigné dans votre coffre à gants numérique.',
    card: 'Prêt à rouler',
  },
};
