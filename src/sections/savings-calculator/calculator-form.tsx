import { useRef } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { isChanged } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { changeEstimate, useEstimate } from '@/hooks/use-estimate';
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
    <div className="calculator">
      {/* index.html keeps what is pressed or typed in here before this code is there. */}
      <div ref={inputs} className="calculator-inputs" data-lazy="">
        <div className="calculator-panel calculator-services">
          <PanelTitle>{calculatorForm.inputs.title}</PanelTitle>
          <ServiceKeys factors={input} update={changeEstimate} />
        </div>
        <div className="calculator-panel calculator-settings">
          <DistanceField
            value={distancePerYear}
            onValueChange={(km) => changeEstimate({ distancePerYear: km })}
          />
          <AgeField value={carAge} onValueChange={(years) => changeEstimate({ carAge: years })} />
          <VehicleFields make={make} model={model} variant={variant} update={changeEstimate} />
        </div>
      </div>
      <ComparisonPanel input={input} result={result} />
      <SavingsPanel ref={savings} service={input.service} result={result} onJoinWaitlist={onJoinWaitlist} />
      <CompactResult
        service={input.service}
        result={result}
        shown={isChanged(input) && inputsInUse && !savingsInView}
        onJoinWaitlist={onJoinWaitlist}
      />
      <ResultStatus result={result} />
      <EstimateSlip input={input} result={result} />
    </div>
  );
}

export { CalculatorForm };
