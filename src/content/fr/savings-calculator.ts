import type { savingsCalculator as english } from '../en/savings-calculator';

/** The texts around the form of the calculator. The texts of the form are in calculator-form.ts. */
export const savingsCalculator: typeof english = {
  title: 'Calculez vos économies en temps réel',
  footnote: 'Les prix sont des estimations qui varient selon l’état du véhicule et la région.',
  noScript: 'Ceci est un exemple. Pour le modifier, activez JavaScript.',
};
