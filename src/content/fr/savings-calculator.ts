import { MULTIPLES, VISITS } from '@/calculator/prices';
import type { savingsCalculator as english } from '../en/savings-calculator.ts';
import { claims } from './claims.ts';
import { formats } from './formats.ts';

const { number, percent } = formats;
const { nationalBrand, dealership } = MULTIPLES;
const [few, some, many] = VISITS;

/** The heading and the footnote of the section. */
export const savingsCalculator: typeof english = {
  title: 'Calculez vos économies en temps réel',
  footnote: `Les prix sont des estimations qui varient selon l’état du véhicule et l’endroit. Nous supposons que la grande bannière demande ${number(nationalBrand)}\u00a0fois notre prix et le concessionnaire, ${number(dealership)}\u00a0fois\u00a0: l’estimation est donc toujours inférieure de ${percent(Math.round(100 - 100 / dealership))} au prix du concessionnaire. Les soumissions des garages seront différentes; c’est sur elles que porte le «\u00a0jusqu’à ${claims.saving}\u00a0». L’estimation dépend du service, de l’âge de l’auto et du kilométrage annuel, pas du modèle. Nous supposons ${few.visits}, ${some.visits} ou ${many.visits}\u00a0visites par an, selon le kilométrage.`,
  noScript: 'Ceci est un exemple. Pour le modifier, activez JavaScript.',
};
