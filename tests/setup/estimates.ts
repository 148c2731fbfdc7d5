import { calculateSavings } from '../../src/calculator/calculate-savings';
import { DEFAULT_INPUT, type PriceFactors } from '../../src/calculator/types';
import { formats } from '../../src/content/en/formats';

/**
 * Returns an estimate: the result of the calculation, and its figures in the format of the English page.
 * @param changes Differences from the first estimate that the page shows.
 */
export function figuresOf(changes: Partial<PriceFactors> = {}) {
  const result = calculateSavings({ ...DEFAULT_INPUT, ...changes });
  return {
    result,
    product: formats.dollars(result.productPrice),
    nationalBrand: formats.dollars(result.nationalBrandPrice),
    dealership: formats.dollars(result.dealershipPrice),
    perVisit: formats.dollars(result.savingsPerVisit),
    aYear: formats.dollars(result.annualSavings),
    percentage: formats.percent(result.percentageSaved),
  };
}
