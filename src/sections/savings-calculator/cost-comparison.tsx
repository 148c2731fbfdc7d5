import type { CSSProperties } from 'react';
import { highestPrice } from '@/calculator/calculate-savings';
import type { SavingsResult } from '@/calculator/types';
import { savingsInstrument } from '@/content/savings-instrument';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/product-name';
import { axisFor } from './axis-marks';
import { PriceBar } from './price-bar';

const { title, product, nationalBrand, dealership } = savingsInstrument.comparison;

/** The ink panel: three bars on one scale, and a line at our price across them all. */
export function CostComparison({ result }: { result: SavingsResult }) {
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const highest = highestPrice(result);
  const scale = { fairPrice: productPrice, highest };
  const axis = axisFor(highest);
  return (
    <>
      <h3>{title}</h3>
      <div
        className="price-plot"
        style={{ '--fair': productPrice / highest, '--axis-tick': axis.tick / highest } as CSSProperties}
      >
        <div className="price-axis" aria-hidden="true">
          {axis.labels.map((amount) => (
            <span key={amount} style={{ '--share': amount / highest } as CSSProperties}>
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
