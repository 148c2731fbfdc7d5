import type { savingsCalculator as english } from '../en/savings-calculator';

export const savingsCalculator: typeof english = {
  title: 'Calculez vos économies en temps réel',
  footnote: 'Les prix sont des estimations qui varient selon l’état du véhicule et la région.',
  noScript: 'Ceci est un exemple. Pour le modifier, activez JavaScript.',
};
