import { useRef } from 'react';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { MIDDLE, useInView } from '@/lib/use-in-view';
import { useCalculatorInput } from '@/state/estimate';
import { AgeField } from './age-field';
import { CompactResult } from './compact-result';
import { ComparisonPanel } from './comparison-panel';
import { DistanceField } from './distance-field';
import { EstimateMethod } from './estimate-method';
import { Panel, PanelTitle } from './panel';
import { SavingsPanel } from './savings-panel';
import { ServiceChoices } from './service-choices';
import { VehicleFields } from './vehicle-fields';

function CalculatorForm({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const { calculatorForm } = useContent();
  const { make, model, variant } = useCalculatorInput();
  const inputs = useRef<HTMLDivElement>(null);
  const savings = useRef<HTMLDivElement>(null);
  // The inputs count as in use once they reach the middle of the viewport.
  const inputsInUse = useInView(inputs, { margin: MIDDLE });
  const savingsInView = useInView(savings);

  return (
    <div
      className={cn(
        // Uses `overflow-clip`, because `overflow-hidden` would prevent the compact result from sticking to the viewport.
        'calculator border-foreground bg-card overflow-clip rounded-xl border',
        'mt-[max(var(--gap),--spacing(3))]',
      )}
    >
      <div ref={inputs} className="not-phone-landscape:col-span-full lg:contents print:hidden">
        <Panel className="calculator-services lg:border-foreground lg:col-span-2 lg:border-b">
          <div className="relative lg:flex lg:gap-x-5">
            <div className="lg:w-35 lg:min-w-min lg:flex-none lg:pb-5">
              <PanelTitle>{calculatorForm.inputs.title}</PanelTitle>
            </div>
            <ServiceChoices />
          </div>
        </Panel>
        {/* On tablets, the sliders are side by side, so that the savings are in view as well. */}
        <Panel
          className={cn(
            'grid-cols-2 justify-between gap-x-8 gap-y-(--gap)',
            'sm:max-lg:not-phone-landscape:grid',
          )}
        >
          <DistanceField />
          <AgeField />
          <VehicleFields make={make} model={model} variant={variant} />
        </Panel>
      </div>
      <ComparisonPanel />
      <SavingsPanel ref={savings} onJoinWaitlist={onJoinWaitlist} />
      <EstimateMethod />
      <CompactResult shown={inputsInUse && !savingsInView} onJoinWaitlist={onJoinWaitlist} />
    </div>
  );
}

export { CalculatorForm };
