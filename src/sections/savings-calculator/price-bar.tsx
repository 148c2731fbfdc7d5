import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { RollingFigure } from './rolling-figure';

interface PriceBarProps {
  name: string;
  /** In whole dollars, like `productPrice` and `highest`. */
  price: number;
  productPrice: number;
  highest: number;
  barClass: string;
}

/**
 * The classes for an element that moves with the end of a bar. The element shares the first grid cell with an upright bar.
 * Below `xs`, where the bars are horizontal, there are three rows instead: the name, the price, and the bar with the
 * difference.
 */
const AT_BAR_END = 'price-level pointer-events-none relative col-start-1 row-start-1';
/** The classes for text above the end of an upright bar. */
const ABOVE_BAR_END = 'absolute bottom-full mb-1.5';

/**
 * A bar in the comparison, with its name, its price and the difference from our price. Its length is relative to the highest
 * price.
 */
function PriceBar({ name, price, productPrice, highest, barClass }: PriceBarProps) {
  const { formats } = useContent();
  const excess = price - productPrice;
  return (
    <li
      className="row-span-2 grid grid-cols-1 grid-rows-subgrid last:wrap-normal"
      style={{ '--share': price / highest }}
    >
      <p className="row-start-2 pt-2.5 pr-1.5 text-xs/tight tracking-tight in-[li:last-child]:-mr-2.5 max-xs:row-start-1">
        {name}
      </p>
      <p className={cn(AT_BAR_END, 'max-xs:row-start-2 max-xs:translate-none')}>
        <b className={cn('type-figure text-xl', ABOVE_BAR_END, 'max-xs:static max-xs:mb-0')}>
          <RollingFigure text={formats.dollars(price)} />
        </b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers do not render the children of a meter element */}
      <div
        role="meter"
        className="price-bar-meter relative col-start-1 row-start-1 max-xs:row-start-3 max-xs:mt-1 max-xs:h-9"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={highest}
        aria-valuenow={price}
        aria-valuetext={formats.dollars(price)}
      >
        <span className={cn('price-bar absolute inset-0 forced-color-adjust-none', barClass)} />
      </div>
      {excess > 0 && (
        <p className={cn(AT_BAR_END, 'at-product-price max-xs:row-start-3 max-xs:mt-1')} aria-hidden="true">
          <b
            className={cn(
              'bg-panel left-1/2 -translate-x-1/2 rounded-sm px-1.5 py-1 type-label text-md/none',
              ABOVE_BAR_END,
              'max-xs:bottom-2 max-xs:left-1.5 max-xs:mb-0 max-xs:translate-x-0 max-xs:text-xs/none',
            )}
          >
            {formats.addedDollars(excess)}
          </b>
        </p>
      )}
    </li>
  );
}

export { PriceBar };
