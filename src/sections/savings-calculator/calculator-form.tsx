import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { type CalculatorInput, DEFAULT_INPUT, isChanged } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { useInView } from '@/hooks/use-in-view';
import { AgeField } from './age-field';
import { CompactResult } from './compact-result';
import { ComparisonPanel } from './comparison-panel';
import { DistanceField } from './distance-field';
import { EstimateSlip } from './estimate-slip';
import { PanelTitle } from './panel-title';
import { ResultStatus } from './result-status';
import { SavingsPanel } from './savings-panel';
import { ServiceKeys } from './service-keys';
import { VehicleFields } from './vehicle-fields';

function changed(input: CalculatorInput, change: Partial<CalculatorInput>): CalculatorInput {
  return { ...input, ...change };
}

/** The inputs are in use once they reach the middle of the viewport. */
const MIDDLE = '0px 0px -50% 0px';

interface CalculatorFormProps {
  onJoinWaitlist: () => void;
  /** Called with all inputs whenever one changes; with null if none differs from what was shown first. */
  onEstimate?: (input: CalculatorInput | null) => void;
}

/** The savings calculator: inputs, comparison and savings. Its state is in here, so nothing else renders on a change. */
function CalculatorForm({ onJoinWaitlist, onEstimate }: CalculatorFormProps) {
  const [input, update] = useReducer(changed, DEFAULT_INPUT);
  const { make, model, variant, distancePerYear, carAge } = input;
  const result = calculateSavings(input);
  const estimate = isChanged(input) ? input : null;
  const tellEstimate = useEffectEvent((current: typeof estimate) => onEstimate?.(current));
  useEffect(() => tellEstimate(estimate), [estimate]);

  const inputs = useRef<HTMLDivElement>(null);
  const savings = useRef<HTMLDivElement>(null);
  const inputsInUse = useInView(inputs, { margin: MIDDLE });
  const savingsInView = useInView(savings);

  return (
    <div className="calculator">
      {/* index.html keeps what is pressed or typed in here before this code is there. */}
      <div ref={inputs} className="calculator-inputs" data-lazy="">
        <div className="calculator-panel calculator-services">
          <PanelTitle>{calculatorForm.inputs.title}</PanelTitle>
          <ServiceKeys factors={input} update={update} />
        </div>
        <div className="calculator-panel calculator-settings">
          <DistanceField value={distancePerYear} onValueChange={(km) => update({ distancePerYear: km })} />
          <AgeField value={carAge} onValueChange={(years) => update({ carAge: years })} />
          <VehicleFields make={make} model={model} variant={variant} update={update} />
        </div>
      </div>
      <ComparisonPanel input={input} result={result} />
      <SavingsPanel ref={savings} service={input.service} result={result} onJoinWaitlist={onJoinWaitlist} />
      <CompactResult
        service={input.service}
        result={result}
        shown={estimate !== null && inputsInUse && !savingsInView}
        onJoinWaitlist={onJoinWaitlist}
      />
      <ResultStatus result={result} />
      <EstimateSlip input={input} result={result} />
    </div>
  );
}

export { CalculatorForm };
