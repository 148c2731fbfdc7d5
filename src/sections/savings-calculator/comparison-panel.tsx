import { MULTIPLES } from '@/calculator/prices';
import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { cn } from '@/lib/cn';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';
import { describeEstimate } from './describe-estimate';
import { Panel, PanelTitle } from './panel';
import { RollingFigure } from './rolling-figure';

const { title, product, nationalBrand, dealership, assumed } = calculatorForm.comparison;

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

/**
 * What is compared, three bars on one scale, and a line across them at the product's price. Where three names have no room
 * side by side, as on the narrowest phones and with large text, the bars lie below name and price.
 */
function ComparisonPanel({ input, result }: { input: CalculatorInput; result: SavingsResult }) {
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const highest = dealershipPrice;
  const axis = axisFor(highest);
  return (
    <Panel
      data-slot="comparison"
      className="bg-panel text-panel-foreground @2xl/calculator:short:col-span-full"
    >
      <PanelTitle>{title}</PanelTitle>
      <p className="text-panel-muted text-sm/snug mt-2 min-h-[2lh]">{describeEstimate(input)}</p>
      <div
        className={cn(
          'grid grow grid-cols-[2.875rem_minmax(0,1fr)] grid-rows-[minmax(12rem,1fr)_minmax(3.25rem,auto)] pt-8',
          '@max-xs/calculator:block @max-xs/calculator:pt-3',
        )}
        style={{ '--fair': productPrice / highest, '--axis-tick': axis.tick / highest }}
      >
        <div className="price-axis relative @max-xs/calculator:hidden" aria-hidden="true">
          {axis.labels.map((amount) => (
            <span key={amount} className="absolute inset-0" style={{ '--share': amount / highest }}>
              <small className="text-panel-muted absolute inset-x-0 top-0 -translate-y-1/2 text-xs/none tabular-nums">
                {formats.dollars(amount)}
              </small>
            </span>
          ))}
        </div>
        <ul
          className={cn(
            'col-start-2 row-span-2 row-start-1 grid grid-cols-3 grid-rows-subgrid gap-x-1.5 pl-2',
            '@max-xs/calculator:flex @max-xs/calculator:flex-col @max-xs/calculator:gap-y-5 @max-xs/calculator:pl-0',
          )}
        >
          <PriceBar name={withProduct(product)} price={productPrice} {...{ productPrice, highest }} />
          <PriceBar
            name={nationalBrand}
            factor={MULTIPLES.nationalBrand}
            price={nationalBrandPrice}
            {...{ productPrice, highest }}
          />
          {/* "Concessionnaire" passes both edges of its bar, where the name before it leaves room. */}
          <PriceBar
            name={dealership}
            factor={MULTIPLES.dealership}
            className="w-max min-w-full justify-self-center"
            price={dealershipPrice}
            {...{ productPrice, highest }}
          />
        </ul>
        <div
          className="price-line pointer-events-none relative col-start-2 row-start-1 -ml-2.5 @max-xs/calculator:hidden"
          aria-hidden="true"
        />
      </div>
    </Panel>
  );
}

/** A text that moves with a standing bar, and what is above its end. */
const OVERLAY = 'pointer-events-none relative col-start-1 row-start-1 @max-xs/calculator:translate-none';
const ABOVE = 'absolute bottom-[calc(100%+0.4em)] @max-xs/calculator:static';

interface PriceBarProps {
  name: string;
  /** The assumed multiple of the product's price. */
  factor?: number;
  /** Classes of the name. */
  className?: string;
  /** Whole dollars, like the two below. */
  price: number;
  /** The product's price; the part above it is drawn as excess. */
  productPrice: number;
  highest: number;
}

/** A bar of the comparison. Its height is the price divided by the highest price. */
function PriceBar({
  name,
  factor,
  className = '-mr-[5px] @6xl/calculator:mr-0',
  price,
  productPrice,
  highest,
}: PriceBarProps) {
  const excess = price - productPrice;
  return (
    <li
      className={cn(
        'price-bar row-span-2 grid grid-cols-1 grid-rows-subgrid',
        '@max-xs/calculator:flex @max-xs/calculator:flex-wrap @max-xs/calculator:justify-between',
      )}
      style={{ '--share': price / highest }}
    >
      <p
        className={cn(
          'row-start-2 pt-2.5 text-xs/tight wrap-anywhere @6xl/calculator:text-[0.875rem]/tight',
          '@max-xs/calculator:basis-full @max-xs/calculator:pt-0 @max-xs/calculator:text-sm/tight',
          className,
        )}
      >
        {name}
        {factor !== undefined && (
          <small className="text-panel-muted block text-xs/tight">
            {fillIn(assumed, { factor: formats.number(factor) })}
          </small>
        )}
      </p>
      <p className={cn('price-bar-price', OVERLAY)}>
        <b
          className={cn(
            'font-display text-[clamp(1.25rem,1.7vw,1.625rem)]/none font-bold tracking-[-0.03em]',
            ABOVE,
          )}
        >
          <RollingFigure text={formats.dollars(price)} />
        </b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers do not render the children of a meter element */}
      <div
        role="meter"
        className={cn(
          'price-bar-meter relative col-start-1 row-start-1 *:absolute *:inset-0',
          '*:forced-color-adjust-none *:forced-colors:border-[CanvasText]',
          '@max-xs/calculator:order-1 @max-xs/calculator:h-9 @max-xs/calculator:basis-full',
          '@max-xs/calculator:bg-(image:--lying) @max-xs/calculator:*:hidden',
        )}
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
        <p className={cn('price-bar-difference', OVERLAY)} aria-hidden="true">
          <b
            className={cn(
              'bg-panel font-display text-panel-saved px-1.5 py-[3px] text-md/[1.1] font-semibold whitespace-nowrap',
              ABOVE,
              'left-1/2 -translate-x-1/2 @max-xs/calculator:translate-x-0',
            )}
          >
            {formats.addedDollars(excess)}
          </b>
        </p>
      )}
    </li>
  );
}

export { axisFor, ComparisonPanel };
