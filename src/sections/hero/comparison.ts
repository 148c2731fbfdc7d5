import { calculateSavings } from '@/calculator/calculate-savings';
import { type Saving, savingOf } from '@/calculator/compare-last-price';
import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { CalculatorInput } from '@/calculator/types';
import { exampleJob } from '@/content/example-job';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { estimateScale, exampleScale, type PriceScale } from './price-scale';
import type { QuoteFactsProps } from './quote';

/** Prices for one job. */
export interface Comparison {
  subject: string;
  note: string;
  /** By price: ours or the chosen one first, the dealership's last. */
  quotes: readonly [QuoteFactsProps, QuoteFactsProps, ...QuoteFactsProps[]];
  scale: PriceScale;
  saving: Saving;
}

/** A text with its `{amount}`. */
export const withAmount = (text: string, amount: number, { dollars }: Formats) =>
  interpolate(text, { amount: dollars(amount) });

/** The quotes for the example job. */
export function compareExample({ formats, heroQuotes, exampleJobTexts }: Content): Comparison {
  const { chosen, others, dealershipPrice, tick } = exampleJob;
  const [cheapest, second, third] = heroQuotes.shops;
  const remark = (price: number) => withAmount(heroQuotes.more, price - chosen.price, formats);
  return {
    subject: `${exampleJobTexts.name}, ${exampleJobTexts.car}.`,
    note: heroQuotes.note,
    quotes: [
      { ...chosen, shop: cheapest, remark: heroQuotes.cheapest },
      { ...others[0], shop: second, remark: remark(others[0].price) },
      { ...others[1], shop: third, remark: remark(others[1].price) },
      { price: dealershipPrice, shop: heroQuotes.dealership },
    ],
    scale: exampleScale([chosen.price, others[0].price, others[1].price, dealershipPrice], tick),
    saving: savingOf({ productPrice: chosen.price, dealershipPrice }, null),
  };
}

/**
 * The calculator's prices for what the visitor has chosen.
 * @param lastPrice What the visitor paid last time, in dollars, which is on the scale too.
 */
export function compareEstimate(
  input: CalculatorInput,
  lastPrice: number | null,
  { formats, heroQuotes, services, calculatorForm }: Content,
): Comparison {
  const result = calculateSavings(input);
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const { note, age, nationalBrand, dealership } = heroQuotes.estimate;
  const assumed = (factor: number) =>
    interpolate(calculatorForm.comparison.assumed, { factor: formats.number(factor) });
  return {
    subject: `${services[input.service]}.`,
    note: interpolate(note, {
      age: formats.count(input.carAge, age),
      distance: formats.kilometres(input.distancePerYear),
    }),
    quotes: [
      { price: productPrice, remark: settings.productName },
      {
        price: nationalBrandPrice,
        remark: nationalBrand,
        assumption: assumed(COMPETITOR_FACTORS.nationalBrand),
      },
      {
        price: dealershipPrice,
        remark: dealership,
        assumption: assumed(COMPETITOR_FACTORS.dealership),
      },
    ],
    scale: estimateScale([productPrice, nationalBrandPrice, dealershipPrice], lastPrice),
    saving: savingOf(result, lastPrice),
  };
}
