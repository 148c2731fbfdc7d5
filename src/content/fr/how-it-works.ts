import type { howItWorks as english } from '../en/how-it-works';
import { advertisedTexts } from './advertised-texts';

export const howItWorks: typeof english = {
  title: 'Comment ça marche',
  select: {
    title: 'Choisissez le service',
    text: 'Décrivez l’auto et le travail en mots simples, sans numéro de pièce.',
  },
  quotes: {
    title: 'Comparez les prix et les évaluations',
    text: 'Voyez les prix des garages du coin à côté de leurs évaluations.',
  },
  book: {
    title: 'Réservez en un instant',
    text: `Choisissez l’heure qui vous convient; c’est réservé en ${advertisedTexts.bookingTime}.`,
  },
  track: {
    title: 'Suivez les travaux',
    text: 'Votre téléphone vous avertit quand l’auto est prête.',
  },
  drive: {
    title: 'Roulez l’esprit tranquille',
    text: 'La visite est consignée dans votre coffre à gants numérique.',
  },
};
