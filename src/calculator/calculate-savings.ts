import { COMPETITOR_FACTORS, priceOf, visitsPerYear } from './prices';
import type { PriceFactors, SavingsResult } from './types';

/**
 * Compares the price of one service at the product, a national brand and a dealership. Money is in whole dollars,
 * rounded half up. Expects values within the limits of the sliders.
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

/** What others take for what costs `productPrice` here. Whole dollars, rounded half up. */
export function competitorPrices(productPrice: number) {
  return {
    nationalBrandPrice: multiply(productPrice, COMPETITOR_FACTORS.nationalBrand),
    dealershipPrice: multiply(productPrice, COMPETITOR_FACTORS.dealership),
  };
}

/**
 * Rounds to hundredths first: 1.4 has no exact binary form, so a product that should end in .5 could round the wrong way.
 */
function multiply(price: number, multiple: number): number {
  return Math.round(Math.round(price * multiple * 100) / 100);
}
