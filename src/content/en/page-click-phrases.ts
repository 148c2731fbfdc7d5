/**
 * The page acts on buttons and links whose text contains one of these phrases, in upper or lower case
 * (src/clicks/page-clicks.ts). `seeSavings` is tried first. The typo "wailist" is intentional.
 */
export const pageClickPhrases = {
  seeSavings: ['see your savings'],
  joinWaitlist: ['join the waitlist', 'join the wailist', 'get started with {product}', 'join waitlist'],
};
