import type { SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/settings';
import { RollingFigure } from './rolling-figure';

interface CompactResultProps {
  result: SavingsResult;
  shown: boolean;
}

/**
 * Annual savings and price, kept in view on small screens while the inputs are used. Hidden from assistive technology,
 * since the panels have the same figures.
 */
export function CompactResult({ result, shown }: CompactResultProps) {
  return (
    <div className="compact-dock" aria-hidden="true">
      <div className="compact-result" data-shown={shown || undefined}>
        <p>
          <b>
            <RollingFigure text={formatDollars(result.annualSavings)} />
          </b>{' '}
          {savingsCalculator.compact.savedAYear}
        </p>
        <p className="compact-price">
          <span>{withProduct(savingsCalculator.comparison.product)}</span>
          <b>
            <RollingFigure text={formatDollars(result.productPrice)} />
          </b>
        </p>
      </div>
    </div>
  );
}
