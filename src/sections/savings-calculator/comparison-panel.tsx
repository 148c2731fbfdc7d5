import { highestPrice } from '@/calculator/calculate-savings';
import type { SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/settings';
import { PriceBar } from './price-bar';

const { title, product, nationalBrand, dealership } = savingsCalculator.comparison;

/** Candidates for the distance of labels, in dollars. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const MAX_LABELS = 5;

/** The axis beside the bars, in dollars: labelled amounts, and the distance of the ticks. */
interface Axis {
  labels: number[];
  tick: number;
}

/** An axis from $0 to the highest price with at most five labels at round amounts. */
export function axisFor(highestPrice: number): Axis {
  const step = STEPS.find((candidate) => highestPrice / candidate < MAX_LABELS) ?? highestPrice;
  const count = Math.floor(highestPrice / step) + 1;
  return { labels: Array.from({ length: count }, (_, index) => index * step), tick: step / 5 };
}

/** Three bars on one scale, and a line across them at the product's price. */
export function ComparisonPanel({ result }: { result: SavingsResult }) {
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const highest = highestPrice(result);
  const scale = { fairPrice: productPrice, highest };
  const axis = axisFor(highest);
  return (
    <>
      <h3>{title}</h3>
      <div
        className="price-plot"
        style={{ '--fair': productPrice / highest, '--axis-tick': axis.tick / highest }}
      >
        <div className="price-axis" aria-hidden="true">
          {axis.labels.map((amount) => (
            <span key={amount} style={{ '--share': amount / highest }}>
              <small>{formatDollars(amount)}</small>
            </span>
          ))}
        </div>
        <ul className="price-bars">
          <PriceBar name={withProduct(product)} price={productPrice} material="red" {...scale} />
          <PriceBar name={nationalBrand} price={nationalBrandPrice} material="grey" {...scale} />
          <PriceBar name={dealership} price={dealershipPrice} material="paper" {...scale} />
        </ul>
        <div className="price-line" aria-hidden="true" />
      </div>
    </>
  );
}
