import type { SavingsResult } from './types';

/** The largest difference that counts as about the same, as a fraction of our price. */
const ABOUT = 0.05;

/** Compares two prices in dollars. */
export function compareLastPrice(lastPrice: number, productPrice: number): 'more' | 'less' | 'about' {
  const difference = lastPrice - productPrice;
  if (Math.abs(difference) <= ABOUT * productPrice) return 'about';
  return difference > 0 ? 'more' : 'less';
}

export interface Saving {
  /** The price with which ours is compared, in dollars. */
  comparedPrice: number;
  /** The difference in dollars, or 0 if the visitor paid less than our price or about the same. */
  amount: number;
}

/**
 * Returns the saving compared with the last price or, if that is unknown, with the dealership's price.
 * @param lastPrice In dollars; null if unknown.
 */
export function comparedSaving(
  { productPrice, dealershipPrice }: Pick<SavingsResult, 'productPrice' | 'dealershipPrice'>,
  lastPrice: number | null,
): Saving {
  if (lastPrice === null) return { comparedPrice: dealershipPrice, amount: dealershipPrice - productPrice };
  const amount = compareLastPrice(lastPrice, productPrice) === 'more' ? lastPrice - productPrice : 0;
  return { comparedPrice: lastPrice, amount };
}
