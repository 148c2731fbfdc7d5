import { COMPETITOR_FACTORS, priceOf, visitsPerYear } from './prices';
import type { PriceFactors, SavingsResult } from './types';

/**
 * Calculates our price, the national brand's price and the dealership's price for one service visit, and the savings.
 * Amounts are in whole dollars, rounded half up.
 * @param factors The age and the distance must be within the ranges of the sliders (ranges.ts).
 */
export function calculateSavings(factors: PriceFactors): SavingsResult {
  const productPrice = priceOf(factors);
  const { nationalBrandPrice, dealershipPrice } = competitorPrices(productPrice);
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

/** Returns what competitors charge for a service that costs `productPrice` here. In whole dollars, rounded half up. */
export function competitorPrices(productPrice: number) {
  return {
    nationalBrandPrice: multiply(productPrice, COMPETITOR_FACTORS.nationalBrand),
    dealershipPrice: multiply(productPrice, COMPETITOR_FACTORS.dealership),
  };
}

/**
 * Multiplies a price and rounds the product to whole dollars. Rounds to hundredths first, because 1.4 has no exact binary
 * form and a product that should end in .5 would otherwise be rounded down.
 */
function multiply(price: number, multiple: number): number {
  return Math.round(Math.round(price * multiple * 100) / 100);
}
