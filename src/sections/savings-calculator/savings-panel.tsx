import type { Ref } from 'react';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { isRareWork } from '@/calculator/prices';
import type { SavingsResult, Service } from '@/calculator/types';
import { JoinButton } from '@/components/share-button';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { cn } from '@/lib/cn';
import { fillIn } from '@/lib/fill-in';
import { Panel, PanelTitle } from './panel';
import { RollingFigure } from './rolling-figure';
import { Ticks } from './ticks';

const { title, aYear, ruler, ifAll, perVisit, working, visits, saved, join } = calculatorForm.savings;

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
  const [first, sum] = isRareWork(service) ? [visit, year] : [year, { ...year, condition: undefined }];
  return (
    <Panel
      ref={ref}
      data-slot="savings"
      className={cn(
        'bg-saved text-saved-foreground',
        '@4xl/calculator:col-start-3 @4xl/calculator:row-span-2 @4xl/calculator:row-start-1',
      )}
    >
      <div className="flex grow flex-col short:sticky short:top-(--bar-clearance) short:grow-0">
        <PanelTitle>{title}</PanelTitle>
        <p
          className={cn(
            'font-display mt-3.5 text-xl/none font-semibold short:mt-1 short:flow-root',
            '@2xl/calculator:mt-5 @4xl/calculator:mt-[clamp(4px,6.4vh-37px,20px)]',
          )}
          style={{ '--characters': first.value.length }}
        >
          {/* By its number of characters, so that a longer figure still fits. */}
          <b
            className={cn(
              'mt-[0.02em] mb-[0.04em] -ml-[0.03em] block leading-none font-bold tracking-[-0.045em]',
              'forced-colors:leading-[1.3] short:float-left short:mr-3',
              'text-[min(6.5rem,150cqi/var(--characters))]',
              '@2xl/calculator:text-[min(8rem,75cqi/var(--characters))]',
              '@4xl/calculator:text-[min(8rem,18.7vh-42px,39cqi/var(--characters))]',
              'short:text-[3rem]',
            )}
          >
            <RollingFigure text={first.value} />
          </b>{' '}
          <Name {...first} />
        </p>
        <SavingsRuler service={service} result={result} />
        {/* A bill, with a rule above its sum. */}
        <dl className="my-[calc(var(--row-gap)/2)] grid gap-y-1 short:gap-y-0">
          <Working
            name={perVisit}
            value={fillIn(working.visit, {
              dealership: formats.dollars(result.dealershipPrice),
              product: formats.dollars(result.productPrice),
              saved: visit.value,
            })}
          />
          <Working name={visits} value={fillIn(working.year, { visits: result.visits })} />
          <Figure className="border-t-[1.5px] pt-1.5 short:pt-0" {...sum} />
          <Figure name={saved} value={formats.percent(result.percentageSaved)} />
        </dl>
        <JoinButton className="mt-auto short:min-h-12" variant="inverted" size="lg" onClick={onJoinWaitlist}>
          {join}
        </JoinButton>
      </div>
    </Panel>
  );
}

const AMOUNT = 'font-display text-right text-lg/[1.2] font-bold tracking-tight [word-spacing:0.15em]';

interface FigureProps {
  className?: string;
  name: string;
  /** What the figure assumes. */
  condition?: string | undefined;
  value: string;
}

function Name({ name, condition }: Omit<FigureProps, 'className' | 'value'>) {
  return (
    <>
      {name}
      {condition !== undefined && (
        <span className="text-sm/snug block font-sans font-normal text-balance">{condition}</span>
      )}
    </>
  );
}

function Figure({ className, value, ...name }: FigureProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
      <dt className="flex-1 basis-20 text-sm/tight">
        <Name {...name} />
      </dt>
      <dd className={cn(AMOUNT, 'ml-auto')}>
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}

/** A line of the bill, whose name only assistive technology needs. */
function Working({ name, value }: FigureProps) {
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd className={AMOUNT}>{value}</dd>
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
    <div
      className="savings-ruler mt-[calc(0.5rem+var(--row-gap)/2)] short:hidden"
      aria-hidden="true"
      style={{ '--share': result.annualSavings / MOST }}
    >
      <p className="savings-ruler-sum relative mb-1 w-fit text-xs font-semibold tabular-nums">
        {amountAYear(result.annualSavings)}
      </p>
      <div className="bg-paper relative h-[52px] rounded-sm forced-color-adjust-none">
        <Ticks className="stroke-ink absolute bottom-0 h-4.5 -scale-y-100" ticks={TICKS} />
        <p className="savings-ruler-visits absolute top-0 left-0 flex h-[30px]">
          {visits.map((visit) => (
            <span key={visit} className="flex-1" data-filled={visit <= filled || undefined} />
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
