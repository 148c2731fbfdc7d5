/**
 * What buttons and links say that the page acts on, in any case; `seeSavings` is tried first. The typo "wailist" is
 * intended.
 */
export const pageClickPhrases = {
  seeSavings: ['see your savings'],
  joinWaitlist: ['join the waitlist', 'join the wailist', 'get started with {product}', 'join waitlist'],
};
