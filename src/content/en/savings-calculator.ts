export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote: 'Prices are estimates that vary with vehicle condition and location.',
  noScript: 'This is an example. To change it, turn on JavaScript.',
};
