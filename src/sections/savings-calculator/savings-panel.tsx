import type { Ref } from 'react';
import type { SavingsResult } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { Bill } from './bill';
import { FigureName } from './figure-name';
import { Panel, PanelTitle } from './panel';
import { RollingFigure } from './rolling-figure';

interface SavingsPanelProps {
  ref: Ref<HTMLDivElement>;
  result: SavingsResult;
  onJoinWaitlist: () => void;
}

/** The savings per visit, what they make in a year, and the way to the waitlist. */
function SavingsPanel({ ref, result, onJoinWaitlist }: SavingsPanelProps) {
  const { title, join } = useContent().calculatorForm.savings;
  return (
    <Panel
      data-slot="savings"
      className="peer bg-saved text-saved-foreground lg:col-start-3 lg:row-span-2 lg:row-start-1"
    >
      <div
        ref={ref}
        className="flex grow flex-col gap-(--gap) landscape-phone:sticky landscape-phone:top-(--bar-clearance) landscape-phone:grow-0"
      >
        <PanelTitle>{title}</PanelTitle>
        <SavingsPerVisit {...result} />
        <Bill result={result} />
        <div className="grid grid-cols-1 lg:mt-2">
          <Button className="landscape-phone:min-h-12" variant="inverted" size="lg" onClick={onJoinWaitlist}>
            {join}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Sized by its characters, of 0.6 em, so that a longer figure still fits. */
function SavingsPerVisit({ dealershipPrice, productPrice, savingsPerVisit }: SavingsResult) {
  const { calculatorForm, formats } = useContent();
  const { perVisit, difference } = calculatorForm.savings;
  const amount = formats.dollars(savingsPerVisit);
  const note = interpolate(difference, {
    dealershipPrice: formats.dollars(dealershipPrice),
    productPrice: formats.dollars(productPrice),
  });
  return (
    <p className="label text-xl landscape-phone:flow-root" style={{ '--em': 0.6 * amount.length }}>
      <b className="savings-sum -ml-1 block figure landscape-phone:float-left landscape-phone:mr-3">
        <RollingFigure text={amount} />
      </b>{' '}
      <FigureName name={perVisit} note={note} />
    </p>
  );
}

export { SavingsPanel };
