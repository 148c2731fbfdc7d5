import type { CSSProperties } from 'react';
import { Meter } from '@/components/ui/meter';
import { savingsInstrument } from '@/content/savings-instrument';
import { fillIn } from '@/lib/fill-in';
import { formatDollars } from '@/lib/format';
import { RollingFigure } from './rolling-figure';

interface PriceBarProps {
  name: string;
  /** Whole dollars, as are the two that follow. */
  price: number;
  /** The product's price: what is above it is drawn as excess. */
  fairPrice: number;
  highest: number;
  material: 'red' | 'grey' | 'paper';
}

/** One bar of the comparison: its height is the price over the highest one (Specification, section 4). */
export function PriceBar({ name, price, fairPrice, highest, material }: PriceBarProps) {
  const excess = price - fairPrice;
  return (
    <li
      className="price-bar"
      data-material={material}
      style={{ '--share': price / highest } as CSSProperties}
    >
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
              <b>{fillIn(savingsInstrument.comparison.excess, { amount: formatDollars(excess) })}</b>
            </span>
          </>
        )}
      </Meter>
    </li>
  );
}
