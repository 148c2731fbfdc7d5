import type { CSSProperties } from 'react';
import type { SavingsResult } from '@/calculator/types';
import { savingsInstrument } from '@/content/savings-instrument';
import { SavingsGauge } from '@/illustrations/savings-gauge';
import { formatDollars } from '@/lib/format';
import { RollingFigure } from './rolling-figure';

const { title, aYear, perVisit, visits, saved } = savingsInstrument.savings;

/** The green panel: what is saved. */
export function PotentialSavings({ result }: { result: SavingsResult }) {
  const annual = formatDollars(result.annualSavings);
  return (
    <>
      <h3>{title}</h3>
      <p className="annual" style={{ '--characters': annual.length } as CSSProperties}>
        <b>
          <RollingFigure text={annual} />
        </b>{' '}
        {aYear}
      </p>
      <dl className="visits">
        <Reading name={perVisit} value={formatDollars(result.savingsPerVisit)} />
        <Reading name={visits} value={String(result.visits)} />
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

function Reading({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}
