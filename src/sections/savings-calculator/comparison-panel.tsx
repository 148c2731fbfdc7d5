import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { withProduct } from '@/lib/settings';
import { widestWord } from '@/lib/text-width';
import { describeEstimate } from './describe-estimate';
import { PanelTitle } from './panel-title';
import { RollingFigure } from './rolling-figure';

const { title, product, nationalBrand, dealership } = calculatorForm.comparison;

/** Possible intervals between labels, in dollars. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const MAX_LABELS = 5;

/**
 * The axis beside the bars, from $0 to the highest price: at most five labels at round amounts, and the distance of the
 * ticks, all in dollars.
 */
function axisFor(highest: number) {
  const step = STEPS.find((candidate) => highest / candidate < MAX_LABELS) ?? highest;
  const count = Math.floor(highest / step) + 1;
  return { labels: Array.from({ length: count }, (_, index) => index * step), tick: step / 5 };
}

/** Width of the widest word of both names, in em; each name has a third of the panel. */
const WIDEST_NAME = widestWord(nationalBrand, dealership);

/** What is compared, three bars on one scale, and a line across them at the product's price. */
function ComparisonPanel({ input, result }: { input: CalculatorInput; result: SavingsResult }) {
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const highest = dealershipPrice;
  const axis = axisFor(highest);
  return (
    <div className="calculator-panel calculator-comparison bg-panel text-panel-foreground">
      <PanelTitle>{title}</PanelTitle>
      <p className="price-subject">{describeEstimate(input)}</p>
      <div
        className="price-plot"
        style={{ '--fair': productPrice / highest, '--axis-tick': axis.tick / highest, '--em': WIDEST_NAME }}
      >
        <div className="price-axis" aria-hidden="true">
          {axis.labels.map((amount) => (
            <span key={amount} style={{ '--share': amount / highest }}>
              <small className="text-panel-muted text-xs/none absolute inset-x-0 top-0 -translate-y-1/2 tabular-nums">
                {formats.dollars(amount)}
              </small>
            </span>
          ))}
        </div>
        <ul className="price-bars">
          <PriceBar name={withProduct(product)} price={productPrice} {...{ productPrice, highest }} />
          <PriceBar name={nationalBrand} price={nationalBrandPrice} {...{ productPrice, highest }} />
          <PriceBar name={dealership} price={dealershipPrice} {...{ productPrice, highest }} />
        </ul>
        <div className="price-line" aria-hidden="true" />
      </div>
    </div>
  );
}

interface PriceBarProps {
  name: string;
  /** Whole dollars, like the two below. */
  price: number;
  /** The product's price; the part above it is drawn as excess. */
  productPrice: number;
  highest: number;
}

/** A bar of the comparison. Its height is the price divided by the highest price. */
function PriceBar({ name, price, productPrice, highest }: PriceBarProps) {
  const excess = price - productPrice;
  return (
    <li className="price-bar" style={{ '--share': price / highest, '--own-em': widestWord(name) }}>
      <p className="price-bar-name">{name}</p>
      <p className="price-bar-price">
        <b>
          <RollingFigure text={formats.dollars(price)} />
        </b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers do not render the children of a meter element */}
      <div
        role="meter"
        className="price-bar-meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={highest}
        aria-valuenow={price}
        aria-valuetext={formats.dollars(price)}
      >
        <span className="price-bar-body bg-(--material)" />
        {excess > 0 && <span className="price-bar-excess" />}
      </div>
      {excess > 0 && (
        <p className="price-bar-difference" aria-hidden="true">
          <b>{formats.addedDollars(excess)}</b>
        </p>
      )}
    </li>
  );
}

export { axisFor, ComparisonPanel };
