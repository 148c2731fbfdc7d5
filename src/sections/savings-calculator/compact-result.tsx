import type { SavingsResult } from '@/calculator/types';
import { savingsInstrument } from '@/content/savings-instrument';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/product-name';
import { RollingFigure } from './rolling-figure';

interface CompactResultProps {
  result: SavingsResult;
  shown: boolean;
}

/**
 * The two figures that matter, kept in view on small screens while the inputs are changed.
 * A second copy of what the panels say, so assistive technology is spared it.
 */
export function CompactResult({ result, shown }: CompactResultProps) {
  return (
    <div className="compact-dock" aria-hidden="true">
      <div className="compact-result" data-shown={shown || undefined}>
        <p>
          <b>
            <RollingFigure text={formatDollars(result.annualSavings)} />
          </b>{' '}
          {savingsInstrument.compact.savedAYear}
        </p>
        <p className="compact-price">
          <span>{withProduct(savingsInstrument.comparison.product)}</span>
          <b>
            <RollingFigure text={formatDollars(result.productPrice)} />
          </b>
        </p>
      </div>
    </div>
  );
}
