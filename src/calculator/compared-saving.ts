import type { SavingsResult } from './types';

/** The largest difference at which two prices count as about the same, as a fraction of our price. */
const ABOUT = 0.05;

/** Compares two prices in dollars. */
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
 * Returns the saving compared with the price paid or, if that is unknown, with the dealership's price.
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
