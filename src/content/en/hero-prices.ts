/** The words of the hero's prices, which are an estimate for the chosen job. */
export const heroPrices = {
  /** The jobs above the ruler, of which one is chosen. */
  choices: 'Pick your job',
  note: 'Estimate: {car}, {distance} a year',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /** How the price of another comes about. */
  assumed: 'we assume {factor} times ours',
  /** Over a dealership's price or what the visitor paid last time. */
  saving: '{amount} saved',
  /** `{amount}` is the difference from the estimate. */
  lastPrice: {
    label: 'What did you pay last time?',
    more: 'You paid {amount} more than our estimate.',
    less: 'You paid {amount} less than our estimate.',
    about: 'You paid about the same as our estimate.',
  },
};
