import type { SavingsResult } from './types';

/** The largest difference, as a fraction of our price, at which two prices count as about the same. */
const ABOUT = 0.05;

/** Returns whether the price paid is more than our price, less, or about the same. Both prices are in dollars. */
export function comparePricePaid(pricePaid: number, productPrice: number): 'more' | 'less' | 'about' {
  const difference = pricePaid - productPrice;
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
 * Returns the saving compared with the price paid, or with the dealership's price if the price paid is unknown.
 * @param pricePaid In dollars; null if unknown.
 */
export function comparedSaving(
  { productPrice, dealershipPrice }: Pick<SavingsResult, 'productPrice' | 'dealershipPrice'>,
  pricePaid: number | null,
): Saving {
  if (pricePaid === null) return { comparedPrice: dealershipPrice, amount: dealershipPrice - productPrice };
  const amount = comparePricePaid(pricePaid, productPrice) === 'more' ? pricePaid - productPrice : 0;
  return { comparedPrice: pricePaid, amount };
}
