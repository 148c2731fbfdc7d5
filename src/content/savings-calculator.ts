/** Words around the savings calculator (Specification, section 2, point 9). */
export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote: 'Prices are estimates that vary with vehicle condition and location.',
} as const;
