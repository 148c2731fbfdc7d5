import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { isRareWork } from '@/calculator/prices';
import type { SavingsResult, Service } from '@/calculator/types';
import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { Ticks } from './ticks';

const MOST = mostAnnualSavings();

/** A tick every $20, and a long one every $100. */
const TICKS = Array.from({ length: MOST / 20 + 1 }, (_, index) => ({
  position: (index * 20) / MOST,
  size: index % 5 === 0 ? ('long' as const) : ('short' as const),
}));

interface SavingsRulerProps {
  service: Service;
  result: SavingsResult;
}

/** The savings of a year on a ruler from $0 to the most that the rules can save. */
function SavingsRuler({ service, result: { annualSavings, visits } }: SavingsRulerProps) {
  const { calculatorForm, formats } = useContent();
  const aYear = (amount: number) =>
    interpolate(calculatorForm.savings.ruler, { amount: formats.dollars(amount) });
  return (
    <div
      className="savings-ruler landscape-phone:hidden"
      aria-hidden="true"
      style={{ '--share': annualSavings / MOST }}
    >
      <p className="savings-ruler-sum relative mb-1 w-fit text-xs font-semibold tabular-nums">
        {aYear(annualSavings)}
      </p>
      <div className="bg-paper relative h-13 overflow-clip rounded-sm forced-color-adjust-none">
        <Ticks className="text-ink absolute bottom-0 h-4.5 -scale-y-100" ticks={TICKS} />
        <Visits count={visits} filled={isRareWork(service) ? 1 : visits} />
      </div>
      <p className="mt-1.5 flex justify-between text-xs tabular-nums">
        <span>{formats.dollars(0)}</span>
        <span>{aYear(MOST)}</span>
      </p>
    </div>
  );
}

/**
 * One segment a visit, each as long as what a visit saves, up to the accented tick at their sum. Of rare work the first
 * segment is filled, as few years have another.
 */
function Visits({ count, filled }: { count: number; filled: number }) {
  const visits = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <p className="savings-ruler-visits border-primary absolute inset-y-0 left-0 flex items-start border-r-3">
      {visits.map((visit) => (
        <span
          key={visit}
          className="border-ink h-7.5 flex-1 not-last:border-r-1"
          data-filled={visit <= filled || undefined}
        />
      ))}
    </p>
  );
}

export { SavingsRuler };
