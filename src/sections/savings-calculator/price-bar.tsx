import { Meter } from '@/components/ui/meter';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn } from '@/lib/fill-in';
import { formatDollars } from '@/lib/format';
import { RollingFigure } from './rolling-figure';

interface PriceBarProps {
  name: string;
  /** Whole dollars, like the two below. */
  price: number;
  /** The product's price; the part above it is drawn as excess. */
  fairPrice: number;
  highest: number;
  material: 'red' | 'grey' | 'paper';
}

/** A bar of the comparison. Its height is the price divided by the highest price. */
export function PriceBar({ name, price, fairPrice, highest, material }: PriceBarProps) {
  const excess = price - fairPrice;
  return (
    <li className="price-bar" data-material={material} style={{ '--share': price / highest }}>
      <p className="price-bar-name">{name}</p>
      <p className="price-bar-price">
        <b>
          <RollingFigure text={formatDollars(price)} />
        </b>
      </p>
      <Meter
        className="price-bar-meter"
        name={name}
        value={price}
        max={highest}
        valueText={formatDollars(price)}
      >
        <span className="price-bar-body" />
        {excess > 0 && (
          <>
            <span className="price-bar-excess" />
            <span className="price-bar-label">
              <b>{fillIn(savingsCalculator.comparison.excess, { amount: formatDollars(excess) })}</b>
            </span>
          </>
        )}
      </Meter>
    </li>
  );
}
