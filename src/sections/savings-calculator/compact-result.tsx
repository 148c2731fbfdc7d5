import type { SavingsResult } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/settings';
import { RollingFigure, useIsHydrated } from './rolling-figure';

interface CompactResultProps {
  result: SavingsResult;
  shown: boolean;
  onJoinWaitlist: () => void;
}

/**
 * Annual savings, price and the way to the waitlist, kept in view on small screens while the inputs are used. The figures
 * are hidden from assistive technology, since the panels have the same ones. Not prerendered: it is shown on use only.
 */
export function CompactResult({ result, shown, onJoinWaitlist }: CompactResultProps) {
  const { compact, comparison } = savingsCalculator;
  if (!useIsHydrated()) return null;
  return (
    <div className="compact-dock print:hidden">
      <div className="compact-result forced-colors:border" data-shown={shown || undefined}>
        <p aria-hidden="true">
          <b>
            <RollingFigure text={formatDollars(result.annualSavings)} />
          </b>{' '}
          {compact.savedAYear}
          <span className="block text-xs/[1.3]">
            {withProduct(comparison.product)} <RollingFigure text={formatDollars(result.productPrice)} />
          </span>
        </p>
        <Button variant="inverted" size="sm" onClick={onJoinWaitlist}>
          {compact.join}
        </Button>
      </div>
    </div>
  );
}
