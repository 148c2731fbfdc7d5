/** The texts of the prices in the hero, which are an estimate for the chosen service. */
export const heroPrices = {
  /** The label of the services above the ruler. */
  pick: 'Pick a service',
  note: 'Estimate: {factors}.',
  product: 'With {product}',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /**
   * `{amount}` stands for the difference from the estimate, `{least}` and `{most}` for the lowest and the highest accepted
   * price.
   */
  pricePaid: {
    label: 'What did you pay last time?',
    more: 'You paid {amount} more than our estimate.',
    less: 'You paid {amount} less than our estimate.',
    about: 'You paid about the same as our estimate.',
    none: 'Enter a price from {least} to {most}.',
  },
  /** A friend's price, from the link that the friend shared. */
  friend: {
    /** Before the price on the friend's flag. */
    flag: 'A friend:',
    paid: 'A friend paid {price}. And you?',
    /** `{ours}` is one of the texts in `ours`. */
    more: 'You paid {friendAmount} more than your friend, {ours}.',
    less: 'You paid {friendAmount} less than your friend, {ours}.',
    about: 'You paid about the same as your friend, {ours}.',
    ours: {
      more: '{amount} more than our estimate',
      less: '{amount} less than our estimate',
      about: 'about the same as our estimate',
    },
    /** The button that shares `sentence` and a link. */
    share: 'Compare with a friend',
    sentence: '{service}: I paid {price}, {product} estimates {estimate}. What did you pay?',
  },
};
