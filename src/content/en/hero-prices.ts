/** The texts of the prices in the hero, which are an estimate for the chosen service. */
export const heroPrices = {
  /** The label of the services above the ruler, of which the visitor picks one. */
  pick: 'Pick a service',
  note: 'Estimate: {factors}.',
  product: 'With {product}',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /**
   * `{amount}` stands for the difference from the estimate. `{least}` and `{most}` stand for the lowest and the highest
   * price that is accepted.
   */
  lastPrice: {
    label: 'What did you pay last time?',
    more: 'You paid {amount} more than our estimate.',
    less: 'You paid {amount} less than our estimate.',
    about: 'You paid about the same as our estimate.',
    none: 'Enter a price from {least} to {most}.',
  },
};
