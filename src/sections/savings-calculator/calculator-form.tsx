import { useRef, useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { DEFAULT_INPUT } from '@/calculator/types';
import { useInView } from '@/hooks/use-in-view';
import { CompactResult } from './compact-result';
import { ComparisonPanel } from './comparison-panel';
import { EstimateSlip } from './estimate-slip';
import { InputsPanel } from './inputs-panel';
import { ResultStatus } from './result-status';
import { SavingsPanel } from './savings-panel';

/** The inputs count as in use once they reach the middle of the viewport. */
const MIDDLE = '0px 0px -50% 0px';

/** The savings calculator: inputs, comparison and savings. Its state is in here, so nothing else renders on a change. */
export function CalculatorForm({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const [input, setInput] = useState(DEFAULT_INPUT);
  const result = calculateSavings(input);
  const inputs = useRef<HTMLDivElement>(null);
  const savings = useRef<HTMLDivElement>(null);
  const inputsInUse = useInView(inputs, { margin: MIDDLE });
  const savingsInView = useInView(savings);

  return (
    <div className="calculator">
      <div ref={inputs} className="calculator-inputs">
        <InputsPanel input={input} update={setInput} />
      </div>
      <div className="calculator-comparison">
        <ComparisonPanel result={result} />
      </div>
      <div ref={savings} className="calculator-savings">
        <SavingsPanel result={result} onJoinWaitlist={onJoinWaitlist} />
      </div>
      <CompactResult result={result} shown={inputsInUse && !savingsInView} onJoinWaitlist={onJoinWaitlist} />
      <ResultStatus result={result} />
      <EstimateSlip input={input} result={result} />
    </div>
  );
}
