import { useRef, useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { DEFAULT_INPUT } from '@/calculator/default-input';
import { useInView } from '@/hooks/use-in-view';
import { CompactResult } from './compact-result';
import { CostComparison } from './cost-comparison';
import { EstimateControls } from './estimate-controls';
import { PotentialSavings } from './potential-savings';
import { ResultStatus } from './result-status';

/** Once the inputs reach the middle of the viewport, they are about to be used. */
const IN_USE = '0px 0px -50% 0px';

/**
 * The calculator itself: one faceplate of three materials, paper to set, ink to compare, green to save.
 * Everything that moves lives in here, so that no input renders anything else of the page.
 */
export function SavingsInstrument() {
  const [input, setInput] = useState(DEFAULT_INPUT);
  const result = calculateSavings(input);
  const controls = useRef<HTMLDivElement>(null);
  const savings = useRef<HTMLDivElement>(null);
  const controlsInUse = useInView(controls, IN_USE);
  const savingsInView = useInView(savings);

  return (
    <div className="instrument">
      <div ref={controls} className="instrument-paper">
        <EstimateControls input={input} update={setInput} />
      </div>
      <div className="instrument-ink">
        <CostComparison result={result} />
      </div>
      <div ref={savings} className="instrument-green">
        <PotentialSavings result={result} />
      </div>
      <CompactResult result={result} shown={controlsInUse && !savingsInView} />
      <ResultStatus result={result} />
    </div>
  );
}
