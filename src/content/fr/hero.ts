import type { hero as english } from '../en/hero';
import { advertisedTexts } from './advertised-texts';

export const hero: typeof english = {
  countdown: {
    today: 'En ligne aujourd’hui!',
    tomorrow: 'En ligne demain!',
    inDays: 'En ligne dans {days}\u00a0jours',
  },
  launchDay: 'En ligne le {date}',
  headline: {
    stable: 'L’entretien auto enfin transparent, abordable, sans stress et pratique.',
    opening: ['L’entretien', 'auto', 'enfin'],
    words: ['transparent', 'abordable', 'sans\u00a0stress', 'pratique'],
    end: '.',
    pause: 'Mettre le mot animé en pause',
    play: 'Relancer le mot animé',
  },
  lead: `Comparez en temps réel les prix de garages fiables près de vous et réservez en ${advertisedTexts.bookingTime}, sans appeler.`,
  seeSavings: 'Voir mes économies',
  join: 'S’inscrire à la liste',
  tagline: 'Fièrement canadien, pensé pour les automobilistes',
  plate: {
    label: 'Votre code postal',
    placeholder: 'A1A 1A1',
    action: 'Continuer',
    actionName: 'Continuer l’inscription avec votre code postal',
  },
};
