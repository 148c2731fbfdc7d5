import type { whyChoose as english } from '../en/why-choose.ts';
import { exampleJob } from '../example-job.ts';
import { claims } from './claims.ts';

const { others } = exampleJob;

/** The four reasons, and the captions of their dials. */
export const whyChoose: typeof english = {
  title: 'Pourquoi choisir {product}',
  example: 'Exemples de mesures',
  nearby: {
    title: 'Des garages de confiance, tout près',
    text: 'Chaque garage sera vérifié avant de pouvoir soumissionner. Le plus proche répond en premier.',
    caption: 'le plus proche',
  },
  quotes: {
    title: 'Des soumissions en temps réel',
    text: 'Plusieurs garages chiffreront le même travail, côte à côte, sur une même échelle.',
    caption: `le plus bas des ${others.length + 1}`,
  },
  booking: {
    title: `Réservez en ${claims.bookingTime}`,
    text: 'Un prix, une heure, c’est fait. Aucun appel, et personne ne vous mettra en attente.',
  },
  guarantee: {
    title: 'Satisfaction garantie',
    text: 'Vous noterez chaque visite. Du bon travail, ou on arrange ça.',
  },
};
