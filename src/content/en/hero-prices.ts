/** The words of the hero's prices, which are an estimate for the chosen service. */
export const heroPrices = {
  /** Names the services above the ruler, of which one is chosen. */
  pick: 'Pick a service',
  note: 'Estimate: {factors}.',
  product: 'With {product}',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /** `{amount}` is the difference from the estimate; `{least}` and `{most}` are prices, too. */
  lastPrice: {
    label: 'What did you pay last time?',
    more: 'You paid {amount} more than our estimate.',
    less: 'You paid {amount} less than our estimate.',
    about: 'You paid about the same as our estimate.',
    none: 'Enter a price from {least} to {most}.',
  },
};
