/** The texts of the prices in the hero, which are an estimate for the chosen service. */
export const heroPrices = {
  /** The label of the services above the ruler. */
  pick: 'Pick a service',
  note: 'Estimate: {factors}.',
  product: 'With {product}',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /**
   * `{amount}` stands for the difference from the estimate. `{least}` and `{most}` stand for the lowest and the highest
   * accepted prices.
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
    /** Shown before the price on the friend's flag. */
    flag: 'A friend:',
    paid: 'A friend paid {price}. And you?',
    /**
     * One of the next three texts is shown after a text from `pricePaid`. `more` is shown if the visitor paid more than the
     * friend.
     */
    more: 'Your friend paid {amount} less than you.',
    less: 'Your friend paid {amount} more than you.',
    about: 'Your friend paid about the same.',
    /** The label of the button that shares `sentence` and a link. */
    share: 'Compare with a friend',
    sentence: '{service}: I paid {price}, {product} estimates {estimate}. What did you pay?',
  },
};
