import { useRef } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { calculatorForm } from '@/content/calculator-form';
import { changeEstimate, useEstimate } from '@/hooks/use-estimate';
import { useInView } from '@/hooks/use-in-view';
import { cn } from '@/lib/cn';
import { AgeField } from './age-field';
import { CompactResult } from './compact-result';
import { ComparisonPanel } from './comparison-panel';
import { DistanceField } from './distance-field';
import { Panel, PanelTitle } from './panel';
import { SavingsPanel } from './savings-panel';
import { ServiceKeys } from './service-keys';
import { VehicleFields } from './vehicle-fields';

/** The inputs are in use once they reach the middle of the viewport. */
const MIDDLE = '0px 0px -50% 0px';

/** The savings calculator: inputs, comparison and savings. */
function CalculatorForm({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const input = useEstimate();
  const { make, model, variant, distancePerYear, carAge } = input;
  const result = calculateSavings(input);

  const inputs = useRef<HTMLDivElement>(null);
  const savings = useRef<HTMLDivElement>(null);
  const inputsInUse = useInView(inputs, { margin: MIDDLE });
  const savingsInView = useInView(savings);

  return (
    <div
      className={cn(
        // Not `hidden`, which would keep the result from sticking to the viewport.
        'calculator group/calculator border-foreground bg-card overflow-clip rounded-xl border-[1.5px]',
        'mt-6 @4xl/calculator:mt-[clamp(20px,21.2vh-135px,56px)] short:mt-3',
        '[--padding:20px] short:[--padding:12px]',
        '@6xl/calculator:[--padding:clamp(16px,min(2.4vw,7.4vh-32px),36px)]',
        '[--row-gap:18px] @2xl/calculator:[--row-gap:32px] short:[--row-gap:8px]',
        '@4xl/calculator:[--row-gap:clamp(4px,15.1vh-104px,32px)]',
        'flex flex-col @2xl/calculator:grid @2xl/calculator:grid-flow-dense @2xl/calculator:grid-cols-2',
        // Held sideways, the savings are beside the inputs, in view while these are changed.
        '@2xl/calculator:short:grid-cols-[5fr_3.4fr]',
        '@4xl/calculator:grid-cols-[4.5fr_4.2fr_3.5fr] @4xl/calculator:grid-rows-[auto_1fr]',
        '@6xl/calculator:grid-cols-[5fr_4fr_3.4fr]',
      )}
    >
      <div
        ref={inputs}
        className={cn(
          '@2xl/calculator:not-short:col-span-full @4xl/calculator:contents',
          // A control in use or focused scrolls clear of the compact result, a slider with its scale.
          'not-short:[&_:is(button,input)]:scroll-mb-20 not-short:[&_[role=slider]]:scroll-mb-32',
        )}
      >
        <Panel
          className={cn(
            '@4xl/calculator:border-foreground @4xl/calculator:col-span-2 @4xl/calculator:border-b-[1.5px]',
            '@4xl/calculator:py-[clamp(8px,4.8vh-23px,20px)]',
          )}
        >
          <div
            className={cn(
              'relative @4xl/calculator:grid @4xl/calculator:items-start @4xl/calculator:gap-x-5',
              '@4xl/calculator:grid-cols-[minmax(min-content,8.75rem)_minmax(0,1fr)]',
            )}
          >
            <PanelTitle>{calculatorForm.inputs.title}</PanelTitle>
            <ServiceKeys factors={input} update={changeEstimate} />
          </div>
        </Panel>
        <Panel
          className={cn(
            'justify-between gap-x-8 gap-y-(--row-gap) pt-(--row-gap) @4xl/calculator:pt-(--padding)',
            // The sliders side by side leave room for the saving in the first view of the section.
            '@2xl/calculator:@max-4xl/calculator:not-short:grid @2xl/calculator:@max-4xl/calculator:not-short:items-end',
            'grid-cols-2 *:last:col-span-full',
          )}
        >
          <DistanceField
            value={distancePerYear}
            onValueChange={(km) => changeEstimate({ distancePerYear: km })}
          />
          <AgeField value={carAge} onValueChange={(years) => changeEstimate({ carAge: years })} />
          <VehicleFields make={make} model={model} variant={variant} update={changeEstimate} />
        </Panel>
      </div>
      <ComparisonPanel input={input} result={result} />
      <SavingsPanel ref={savings} service={input.service} result={result} onJoinWaitlist={onJoinWaitlist} />
      <CompactResult
        service={input.service}
        result={result}
        shown={inputsInUse && !savingsInView}
        onJoinWaitlist={onJoinWaitlist}
      />
    </div>
  );
}

export { CalculatorForm };
