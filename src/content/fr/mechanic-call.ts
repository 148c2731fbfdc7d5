import type * as english from '../en/mechanic-call';
import { exampleJob } from '../example-job';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { car, chosen } = exampleJob;

export const mechanicCall: typeof english.mechanicCall = {
  title: 'Vous êtes garagiste?',
  text: 'Joignez-vous à notre réseau de confiance et faites croître votre entreprise',
  steps: [
    'Envoyez votre demande',
    'Nous répondons d’ici 4\u00a0jours ouvrables',
    'Vous soumissionnez pour des travaux près de chez vous',
  ],
  action: 'Devenir partenaire',
  effort: 'Cela prend environ une minute.',
  applied: 'Nous avons reçu votre demande. Vous aurez de nos nouvelles d’ici 4\u00a0jours ouvrables.',
};

/** The job ticket next to the text. */
export const jobTicket: typeof english.jobTicket = {
  caption: 'Exemple',
  distance: `à ${formats.kilometers(chosen.distanceKm)}`,
  job: exampleJobTexts.name,
  car: `${exampleJobTexts.car}, ${formats.kilometers(car.odometerKm)}`,
  quote: 'Votre soumission',
  action: 'Soumission envoyée',
};
