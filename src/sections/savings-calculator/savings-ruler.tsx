import { mostAnnualSavings } from '@/calculator/calculate-savings';
import type { SavingsResult } from '@/calculator/types';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { Ticks } from './ticks';

const MOST = mostAnnualSavings();

/** A tick every $20, and a long one every $100. */
const TICKS = Array.from({ length: MOST / 20 + 1 }, (_, index) => ({
  position: (index * 20) / MOST,
  size: index % 5 === 0 ? ('long' as const) : ('short' as const),
}));

/** The annual savings on a ruler from $0 to the most that the rules can save: a segment for each visit. */
function SavingsRuler({ result: { annualSavings, visits } }: { result: SavingsResult }) {
  const { calculatorForm, formats } = useContent();
  return (
    <div className="savings-ruler" style={{ '--share': annualSavings / MOST }}>
      <div className="bg-paper relative h-13 overflow-clip rounded-sm forced-color-adjust-none">
        <Ticks className="text-ink absolute bottom-0 h-4.5 -scale-y-100" ticks={TICKS} />
        <Visits count={visits} />
      </div>
      <p className="mt-1.5 flex justify-between gap-x-3 text-xs tabular-nums">
        <span>{formats.dollars(0)}</span>
        <span>{interpolate(calculatorForm.savings.most, { amount: formats.dollars(MOST) })}</span>
      </p>
    </div>
  );
}

/** Each as long as what a visit saves, up to the accented tick at their sum. */
function Visits({ count }: { count: number }) {
  const visits = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <p className="savings-ruler-visits border-primary absolute inset-y-0 left-0 flex items-start border-r-3">
      {visits.map((visit) => (
        <span key={visit} className="border-ink h-7.5 flex-1 not-last:border-r-1" />
      ))}
    </p>
  );
}

export { SavingsRuler };
