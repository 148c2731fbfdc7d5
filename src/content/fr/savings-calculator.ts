import { VISITS } from '@/calculator/prices';
import type { savingsCalculator as english } from '../en/savings-calculator';
import { claims } from './claims';

const [few, some, many] = VISITS;

/** The heading and the footnote of the section. */
export const savingsCalculator: typeof english = {
  title: 'Calculez vos économies en temps réel',
  footnote: `Les prix sont des estimations qui varient selon l’état du véhicule et la région; ils dépendent du service, de l’âge de l’auto et du kilométrage annuel, pas du modèle. Les prix des garages seront différents; le «\u00a0jusqu’à ${claims.saving}\u00a0» porte sur leurs soumissions, pas sur ce calcul. Nous supposons ${few.visits}, ${some.visits} ou ${many.visits}\u00a0visites par an, selon le kilométrage.`,
  noScript: 'Ceci est un exemple. Pour le modifier, activez JavaScript.',
};
