import type { whyChoose as english } from '../en/why-choose';
import { exampleJob } from '../example-job';

const { others } = exampleJob;

/** The four reasons, and the captions of their dials. */
export const whyChoose: typeof english = {
  title: 'Pourquoi choisir {product}',
  example: 'Valeurs données en exemple',
  nearby: {
    title: 'Des garages de confiance, tout près',
    text: 'Chaque garage sera vérifié avant de pouvoir vous faire une soumission. Les plus proches en premier.',
    caption: 'le plus proche',
  },
  quotes: {
    title: 'Des soumissions en temps réel',
    text: 'Vous verrez les prix de plusieurs garages pour un même travail, côte à côte sur une même échelle.',
    caption: `le plus bas des ${others.length + 1}`,
  },
  booking: {
    title: 'Réservation instantanée',
    text: 'Un prix, une heure, c’est fait. Personne ne vous mettra en attente.',
  },
  guarantee: {
    title: 'Satisfaction garantie',
    text: 'Vous évaluerez chaque visite. Du bon travail, sinon on s’en occupe.',
  },
};
