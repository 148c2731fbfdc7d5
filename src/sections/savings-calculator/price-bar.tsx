import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { RollingFigure } from './rolling-figure';

interface PriceBarProps {
  name: string;
  /** The assumed multiple of the product's price. */
  factor?: number;
  /** Whole dollars, like the two below. */
  price: number;
  /** The product's price; the part above it is drawn as excess. */
  productPrice: number;
  highest: number;
  /** Classes of the name and of the bar. */
  nameClass?: string;
  barClass: string;
}

/** Texts above the end of a standing bar, which move with it; in a row above a lying one. */
const LEVEL = 'pointer-events-none relative col-start-1 row-start-1 max-xs:translate-none';
const ABOVE = 'absolute bottom-full mb-1.5 max-xs:static';

/** A bar of the comparison with its name, its price and its difference. Its height is the price divided by the highest one. */
function PriceBar({ name, factor, price, productPrice, highest, nameClass, barClass }: PriceBarProps) {
  const { formats } = useContent();
  const excess = price - productPrice;
  return (
    <li
      className={cn(
        'row-span-2 grid grid-cols-1 grid-rows-subgrid',
        'max-xs:flex max-xs:flex-wrap max-xs:justify-between',
      )}
      style={{ '--share': price / highest }}
    >
      <p className={cn('row-start-2 pt-2.5 text-xs/tight wrap-anywhere max-xs:basis-full', nameClass)}>
        {name}
        {factor !== undefined && <Assumed factor={factor} />}
      </p>
      <p className={cn('price-level', LEVEL)}>
        <b className={cn('figure text-xl', ABOVE)}>
          <RollingFigure text={formats.dollars(price)} />
        </b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers do not render the children of a meter element */}
      <div
        role="meter"
        className={cn(
          'price-bar-meter relative col-start-1 row-start-1 *:absolute *:inset-0',
          'max-xs:order-1 max-xs:h-9 max-xs:basis-full',
        )}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={highest}
        aria-valuenow={price}
        aria-valuetext={formats.dollars(price)}
      >
        {excess > 0 && <span className="price-bar-excess price-level border-panel-saved border" />}
        <span className={cn('price-level fair-level forced-color-adjust-none', barClass)} />
      </div>
      {excess > 0 && (
        <p className={cn('price-level fair-level', LEVEL)} aria-hidden="true">
          <Difference amount={excess} />
        </p>
      )}
    </li>
  );
}

function Assumed({ factor }: { factor: number }) {
  const { calculatorForm, formats } = useContent();
  const text = interpolate(calculatorForm.comparison.assumed, { factor: formats.number(factor) });
  return <small className="text-panel-muted -mr-1 block text-xs/tight">{text}</small>;
}

/** What the competitor costs more, in dollars. */
function Difference({ amount }: { amount: number }) {
  const { formats } = useContent();
  return (
    <b
      className={cn(
        'bg-panel text-panel-saved left-1/2 -translate-x-1/2 px-1.5 py-1 label text-md/none whitespace-nowrap',
        'max-xs:translate-none',
        ABOVE,
      )}
    >
      {formats.addedDollars(amount)}
    </b>
  );
}

export { PriceBar };
