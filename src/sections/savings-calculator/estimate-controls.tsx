import type { CalculatorInput } from '@/calculator/types';
import { savingsInstrument } from '@/content/savings-instrument';
import { AgeFader } from './age-fader';
import { DistanceFader } from './distance-fader';
import { EstimateChoices } from './estimate-choices';

interface EstimateControlsProps {
  input: CalculatorInput;
  /** Has to stay the same function from one render to the next. */
  update: (change: (input: CalculatorInput) => CalculatorInput) => void;
}

/** The paper panel: everything that can be set. */
export function EstimateControls({ input, update }: EstimateControlsProps) {
  const { make, model, variant, service, distancePerYear, carAge } = input;
  const set = (change: Partial<CalculatorInput>) => update((previous) => ({ ...previous, ...change }));
  return (
    <>
      <h3>{savingsInstrument.estimate.title}</h3>
      <EstimateChoices make={make} model={model} variant={variant} service={service} update={update} />
      <DistanceFader value={distancePerYear} onChange={(km) => set({ distancePerYear: km })} />
      <AgeFader value={carAge} onChange={(years) => set({ carAge: years })} />
    </>
  );
}
