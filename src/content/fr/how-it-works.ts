import type { howItWorks as english } from '../en/how-it-works';
import { exampleJob } from '../example-job';
import { advertisedTexts } from './advertised-texts';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { chosen } = exampleJob;

export const howItWorks: typeof english = {
  title: 'Comment ça marche',
  select: {
    title: 'Choisissez le service',
    text: 'Décrivez l’auto et le travail en mots simples, sans numéro de pièce.',
    card: exampleJobTexts.name,
  },
  quotes: {
    title: 'Comparez les prix et les évaluations',
    text: 'Voyez les prix des garages du coin à côté de leurs évaluations.',
    card: { rating: formats.rating(chosen.rating), price: formats.dollars(chosen.price) },
  },
  book: {
    title: 'Réservez en un instant',
    text: `Choisissez l’heure qui vous convient; c’est réservé en ${advertisedTexts.bookingTime}.`,
    card: { time: 'mar. 9\u00a0h\u00a030', action: 'Réservé' },
  },
  track: {
    title: 'Suivez les travaux',
    text: 'Votre téléphone vous avertit quand l’auto est prête.',
  },
  drive: {
    title: 'Roulez l’esprit tranquille',
    text: 'La visite est consignée dans votre coffre à gants numérique.',
    card: 'Prêt à rouler',
  },
};
