import type { SavingsResult } from './types';

/** The share of our price up to which another one is about the same. */
const ABOUT = 0.05;

/** How what was paid compares with our price; both in dollars. */
export function compareLastPrice(lastPrice: number, productPrice: number): 'more' | 'less' | 'about' {
  const difference = lastPrice - productPrice;
  if (Math.abs(difference) <= ABOUT * productPrice) return 'about';
  return difference > 0 ? 'more' : 'less';
}

/** What a price of ours saves. */
export interface Saving {
  /** What ours is compared with, in dollars. */
  comparedPrice: number;
  /** In dollars: the difference, or 0 for who paid less or about the same. */
  amount: number;
}

/** The saving over what the visitor paid last time or, where that is not known, over the dealership's price. */
export function comparedSaving(
  { productPrice, dealershipPrice }: Pick<SavingsResult, 'productPrice' | 'dealershipPrice'>,
  lastPrice: number | null,
): Saving {
  if (lastPrice === null) return { comparedPrice: dealershipPrice, amount: dealershipPrice - productPrice };
  const amount = compareLastPrice(lastPrice, productPrice) === 'more' ? lastPrice - productPrice : 0;
  return { comparedPrice: lastPrice, amount };
}
