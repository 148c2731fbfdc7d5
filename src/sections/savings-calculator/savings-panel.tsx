import type { SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { SavingsGauge } from '@/illustrations/savings-gauge';
import { formatDollars } from '@/lib/format';
import { RollingFigure } from './rolling-figure';

const { title, aYear, perVisit, visits, saved } = savingsCalculator.savings;

/** The savings. */
export function SavingsPanel({ result }: { result: SavingsResult }) {
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
      <dl className="visits">
        <Figure name={perVisit} value={formatDollars(result.savingsPerVisit)} />
        <Figure name={visits} value={String(result.visits)} />
      </dl>
      <div className="gauge-face">
        <SavingsGauge percent={result.percentageSaved} />
        <p>
          <b>
            <RollingFigure text={`${result.percentageSaved}%`} />
          </b>{' '}
          {saved}
        </p>
      </div>
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
