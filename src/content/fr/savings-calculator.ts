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
  footnote: `Les prix sont des estimations qui varient selon l’état du véhicule et l’endroit. Pour la grande bannière et le concessionnaire, on suppose ${number(nationalBrand)} et ${number(dealership)}\u00a0fois notre prix\u00a0: l’estimation est donc toujours de ${percent(Math.round(100 - 100 / dealership))} sous le concessionnaire. La soumission d’un garage sera différente; «\u00a0jusqu’à ${claims.saving}\u00a0» porte sur ces soumissions. L’estimation dépend du service, de l’âge et de la distance, pas du modèle. Le nombre de visites par an est supposé d’après la distance\u00a0: ${few.visits}, ${some.visits} ou ${many.visits}.`,
  noScript: 'Ceci est un exemple. Pour le modifier, il faut JavaScript.',
};
