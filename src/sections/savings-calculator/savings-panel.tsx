import { mostAnnualSavings } from '@/calculator/calculate-savings';
import type { SavingsResult } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatDollars } from '@/lib/format';
import { RollingFigure } from './rolling-figure';

const { title, aYear, perVisit, visits, saved, join } = savingsCalculator.savings;

const MOST = mostAnnualSavings();

interface SavingsPanelProps {
  result: SavingsResult;
  onJoinWaitlist: () => void;
}

/** The savings, on a ruler from $0 to the most that the rules can save, and the way to the waitlist. */
export function SavingsPanel({ result, onJoinWaitlist }: SavingsPanelProps) {
  const annual = formatDollars(result.annualSavings);
  return (
    <>
      <h3>{title}</h3>
      <p className="annual" style={{ '--characters': annual.length }}>
        <b>
          <RollingFigure text={annual} />
        </b>{' '}
        {aYear}
      </p>
      <SavingsRuler {...result} />
      <dl className="visits">
        <Figure name={perVisit} value={formatDollars(result.savingsPerVisit)} />
        <Figure name={visits} value={String(result.visits)} />
        <Figure name={saved} value={`${result.percentageSaved}%`} />
      </dl>
      <Button variant="inverted" className="mt-auto" size="lg" onClick={onJoinWaitlist}>
        {join}
      </Button>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}

/** One segment a visit, each as long as what a visit saves; the red tick is the sum. A tick is $20. */
function SavingsRuler({ annualSavings, visits: segments }: SavingsResult) {
  return (
    <div
      className="savings-ruler"
      aria-hidden="true"
      style={{ '--share': annualSavings / MOST, '--segments': segments, '--most': MOST }}
    >
      <div className="savings-ruler-scale">
        <span />
      </div>
      <p>
        <span>{formatDollars(0)}</span>
        <span>{formatDollars(MOST)}</span>
      </p>
    </div>
  );
}
