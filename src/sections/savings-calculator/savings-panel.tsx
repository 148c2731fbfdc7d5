import type { Ref } from 'react';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { isRareWork } from '@/calculator/prices';
import type { SavingsResult, Service } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';
import { PanelTitle } from './panel-title';
import { RollingFigure } from './rolling-figure';
import { Ticks } from './ticks';

const { title, aYear, ruler, ifAll, perVisit, visits, saved, join } = calculatorForm.savings;

const MOST = mostAnnualSavings();

interface SavingsPanelProps {
  ref: Ref<HTMLDivElement>;
  service: Service;
  result: SavingsResult;
  onJoinWaitlist: () => void;
}

/** The savings, on a ruler from $0 to the most that the rules can save, and the way to the waitlist. */
function SavingsPanel({ ref, service, result, onJoinWaitlist }: SavingsPanelProps) {
  const condition = fillIn(ifAll, { visits: result.visits });
  const year = { name: aYear, condition, value: formats.dollars(result.annualSavings) };
  const visit = { name: perVisit, value: formats.dollars(result.savingsPerVisit) };
  const [first, second] = isRareWork(service) ? [visit, year] : [year, visit];
  return (
    <div ref={ref} className="calculator-panel calculator-savings bg-saved text-saved-foreground">
      <div>
        <PanelTitle>{title}</PanelTitle>
        <p className="savings-figure" style={{ '--characters': first.value.length }}>
          <b>
            <RollingFigure text={first.value} />
          </b>{' '}
          <Name {...first} />
        </p>
        <SavingsRuler service={service} result={result} />
        <dl className="savings-list">
          <Figure {...second} />
          <Figure name={visits} value={formats.number(result.visits)} />
          <Figure name={saved} value={formats.percent(result.percentageSaved)} />
        </dl>
        <Button className="mt-auto short:min-h-12" variant="inverted" size="lg" onClick={onJoinWaitlist}>
          {join}
        </Button>
      </div>
    </div>
  );
}

interface FigureProps {
  name: string;
  /** What the figure assumes. */
  condition?: string;
  value: string;
}

function Name({ name, condition }: Omit<FigureProps, 'value'>) {
  return (
    <>
      {name}
      {condition !== undefined && (
        <span className="block font-sans text-sm/snug font-normal text-balance">{condition}</span>
      )}
    </>
  );
}

function Figure({ value, ...name }: FigureProps) {
  return (
    <div className="savings-row border-t border-current/35 py-(--line-gap)">
      <dt className="leading-tight">
        <Name {...name} />
      </dt>
      <dd className="font-display min-w-[2.4em] text-2xl/[1.1] font-bold tracking-tight">
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}

/** A tick every $20, and a long one every $100. */
const TICKS = Array.from({ length: MOST / 20 + 1 }, (_, index) => ({
  position: (index * 20) / MOST,
  size: index % 5 === 0 ? ('long' as const) : ('short' as const),
}));

/**
 * One segment a visit, each as long as what a visit saves; the accented tick is the sum. Of rare work the first segment is
 * filled, as few years have another.
 */
function SavingsRuler({ service, result }: Pick<SavingsPanelProps, 'service' | 'result'>) {
  const visits = Array.from({ length: result.visits }, (_, index) => index + 1);
  const filled = isRareWork(service) ? 1 : result.visits;
  return (
    <div className="savings-ruler" aria-hidden="true" style={{ '--share': result.annualSavings / MOST }}>
      <p className="savings-ruler-sum">{amountAYear(result.annualSavings)}</p>
      <div className="bg-paper relative h-[52px] rounded-sm forced-color-adjust-none">
        <Ticks className="stroke-ink absolute bottom-0 h-4.5 -scale-y-100" ticks={TICKS} />
        <p className="savings-ruler-visits">
          {visits.map((visit) => (
            <span key={visit} data-filled={visit <= filled || undefined} />
          ))}
        </p>
      </div>
      <p className="mt-1.5 flex justify-between text-xs tabular-nums">
        <span>{formats.dollars(0)}</span>
        <span>{amountAYear(MOST)}</span>
      </p>
    </div>
  );
}

function amountAYear(amount: number): string {
  return fillIn(ruler, { amount: formats.dollars(amount) });
}

export { SavingsPanel };
