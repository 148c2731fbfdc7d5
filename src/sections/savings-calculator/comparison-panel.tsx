import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { useCalculatorInput, useSavings } from '@/state/estimate';
import { Panel, PanelTitle } from './panel';
import { PriceBar } from './price-bar';

/**
 * The comparison of prices: three bars on one scale, and a line across them at our price. On the narrowest phones and with
 * large text, the bars are horizontal, below their names and prices.
 */
function ComparisonPanel() {
  const content = useContent();
  const { priceIncludes } = content.ownerFacts;
  const { title, subject, product, nationalBrand, dealership, assumed } = content.calculatorForm.comparison;
  const input = useCalculatorInput();
  const { productPrice, nationalBrandPrice, dealershipPrice } = useSavings();
  const scale = { productPrice, highest: dealershipPrice };
  return (
    <Panel className="bg-panel text-panel-foreground phone-landscape:col-span-full">
      <PanelTitle>{title}</PanelTitle>
      {/* The paragraph is always as tall as the longest text, so that nothing moves when the text changes. */}
      <p className="text-panel-muted mt-2 min-h-lines-3 text-sm xl:min-h-lines-2">
        {interpolate(subject, describeFactors(content, input, `${input.make} ${input.model}`))}
      </p>
      <div
        className="grid grow grid-rows-[minmax(12rem,1fr)_auto] pt-8 max-xs:block max-xs:pt-1 lg:grid-rows-[minmax(10rem,1fr)_auto]"
        style={{ '--product-share': productPrice / dealershipPrice }}
      >
        <ul
          className={cn(
            'col-start-1 row-span-2 row-start-1 grid grid-cols-3 grid-rows-subgrid gap-x-0.5',
            'max-xs:flex max-xs:flex-col max-xs:gap-y-3',
          )}
        >
          {/* This bar covers the edge of the line, so that there is no gap between the bar and the line. */}
          <PriceBar name={product} price={productPrice} barClass="bg-primary z-above" {...scale} />
          <PriceBar
            name={nationalBrand}
            price={nationalBrandPrice}
            barClass="bg-panel-muted forced-colors:opacity-60"
            {...scale}
          />
          <PriceBar name={dealership} price={dealershipPrice} barClass="bg-panel-foreground" {...scale} />
        </ul>
        <div
          className="price-level at-product-price pointer-events-none col-start-1 row-start-1 -mx-2.5 max-xs:hidden"
          aria-hidden="true"
        >
          <i className="product-price-line block h-1 -translate-y-1/2" />
        </div>
      </div>
      <p className="text-panel-muted pt-3 text-sm">{assumed}</p>
      {priceIncludes !== '' && <p className="text-panel-muted pt-1 text-sm">{priceIncludes}</p>}
    </Panel>
  );
}

export { ComparisonPanel };
