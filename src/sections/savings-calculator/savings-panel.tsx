import type { Ref } from 'react';
import { isRareWork } from '@/calculator/prices';
import type { SavingsResult, Service } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { Bill, type Sum } from './bill';
import { FigureName } from './figure-name';
import { Panel, PanelTitle } from './panel';
import { RollingFigure } from './rolling-figure';
import { SavingsRuler } from './savings-ruler';

interface SavingsPanelProps {
  ref: Ref<HTMLDivElement>;
  service: Service;
  result: SavingsResult;
  onJoinWaitlist: () => void;
}

/** The savings as a figure, on a ruler and as a bill, and the way to the waitlist. */
function SavingsPanel({ ref, service, result, onJoinWaitlist }: SavingsPanelProps) {
  const { calculatorForm, formats } = useContent();
  const { title, aYear, ifAll, perVisit, join } = calculatorForm.savings;
  const condition = interpolate(ifAll, { visits: result.visits });
  const year = { name: aYear, condition, value: formats.dollars(result.annualSavings) };
  const visit = { name: perVisit, value: formats.dollars(result.savingsPerVisit) };
  const [first, sum] = isRareWork(service) ? [visit, year] : [year, { ...year, condition: undefined }];
  return (
    <Panel
      ref={ref}
      data-slot="savings"
      className="peer bg-saved text-saved-foreground lg:col-start-3 lg:row-span-2 lg:row-start-1"
    >
      <div className="flex grow flex-col gap-(--gap) landscape-phone:sticky landscape-phone:top-(--bar-clearance) landscape-phone:grow-0">
        <PanelTitle>{title}</PanelTitle>
        <LargestFigure {...first} />
        <SavingsRuler service={service} result={result} />
        <Bill result={result} sum={sum} />
        <Button
          className="mt-auto landscape-phone:min-h-12"
          variant="inverted"
          size="lg"
          onClick={onJoinWaitlist}
        >
          {join}
        </Button>
      </div>
    </Panel>
  );
}

/** Sized by its characters, of 0.6 em, so that a longer figure still fits. */
function LargestFigure({ value, ...name }: Sum) {
  return (
    <p className="label text-xl landscape-phone:flow-root" style={{ '--em': 0.6 * value.length }}>
      <b className="savings-sum -ml-1 block figure landscape-phone:float-left landscape-phone:mr-3">
        <RollingFigure text={value} />
      </b>{' '}
      <FigureName {...name} />
    </p>
  );
}

export { SavingsPanel };
