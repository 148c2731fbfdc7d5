import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { describeEstimate } from './describe-estimate';
import { Panel, PanelTitle } from './panel';
import { PriceBar } from './price-bar';

/**
 * What is compared, three bars on one scale, and a line across them at the product's price. Where three names have no room
 * side by side, as on the narrowest phones and with large text, the bars lie below name and price.
 */
function ComparisonPanel({ input, result }: { input: CalculatorInput; result: SavingsResult }) {
  const content = useContent();
  const { title, product, nationalBrand, dealership } = content.calculatorForm.comparison;
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const scale = { productPrice, highest: dealershipPrice };
  return (
    <Panel className="bg-panel text-panel-foreground landscape-phone:col-span-full">
      <PanelTitle>{title}</PanelTitle>
      <p className="text-panel-muted mt-2 min-h-10.5 text-sm">{describeEstimate(input, content)}</p>
      <div
        className="price-chart grid grow pt-8 max-xs:block max-xs:pt-1"
        style={{ '--fair': productPrice / dealershipPrice }}
      >
        <ul
          className={cn(
            'col-start-1 row-span-2 row-start-1 grid grid-cols-3 grid-rows-subgrid gap-x-0.5',
            'max-xs:flex max-xs:flex-col max-xs:gap-y-3',
          )}
        >
          {/* Joins the line, whose edge it covers. */}
          <PriceBar name={product} price={productPrice} barClass="bg-primary z-above" {...scale} />
          <PriceBar name={nationalBrand} price={nationalBrandPrice} barClass="bg-panel-muted" {...scale} />
          <PriceBar name={dealership} price={dealershipPrice} barClass="bg-panel-foreground" {...scale} />
        </ul>
        <FairPriceLine />
      </div>
      <p className="text-panel-muted pt-3 text-xs">{content.heroPrices.assumed}</p>
    </Panel>
  );
}

/** Across all bars, at the product's price. */
function FairPriceLine() {
  return (
    <div
      className={cn(
        'price-level fair-level pointer-events-none col-start-1 row-start-1 -mx-2.5 max-xs:hidden',
      )}
      aria-hidden="true"
    >
      <i className="fair-line block h-1 -translate-y-1/2" />
    </div>
  );
}

export { ComparisonPanel };
