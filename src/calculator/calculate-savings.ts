import { priceOf } from './prices';
import type { PriceFactors, SavingsResult } from './types';
import { visitsPerYear } from './visits';

/**
 * Compares one service at the product, a national brand and a dealership (Specification, section 9).
 * Takes the whole input of the calculator or only what matters to the price; expects values within the limits.
 * Money is in whole dollars, rounded half up (Decisions, Calculator).
 */
export function calculateSavings(factors: PriceFactors): SavingsResult {
  const productPrice = priceOf(factors);
  // In tenths, as 1.4 has no exact binary form: 82 * 14 / 10 is 114.8 where a drifting factor may end beside a half.
  const nationalBrandPrice = Math.round((productPrice * 14) / 10);
  const dealershipPrice = productPrice * 2;
  const savingsPerVisit = dealershipPrice - productPrice;
  const visits = visitsPerYear(factors.distancePerYear);
  return {
    productPrice,
    nationalBrandPrice,
    dealershipPrice,
    savingsPerVisit,
    annualSavings: savingsPerVisit * visits,
    percentageSaved: Math.round((savingsPerVisit / dealershipPrice) * 100),
    visits,
  };
}

/** The price a full bar stands for: the highest of the three, in whole dollars (Specification, section 4). */
export function highestPrice(result: SavingsResult): number {
  return Math.max(result.productPrice, result.nationalBrandPrice, result.dealershipPrice);
}
