import { type CalculatorInput, MAKES, SERVICES, VARIANTS } from '@/calculator/types';
import { modelsOf, withMake } from '@/calculator/vehicles';
import { savingsCalculator } from '@/content/savings-calculator';
import { AgeFader } from './age-fader';
import { Choice } from './choice';
import { DistanceFader } from './distance-fader';

const { title, make, model, variant, service } = savingsCalculator.estimate;

interface EstimateControlsProps {
  input: CalculatorInput;
  onChange: (input: CalculatorInput) => void;
}

/** The paper panel: everything that can be set. */
export function EstimateControls({ input, onChange }: EstimateControlsProps) {
  const set = (change: Partial<CalculatorInput>) => onChange({ ...input, ...change });
  return (
    <>
      <h3>{title}</h3>
      <div className="instrument-choices">
        <Choice
          label={make}
          value={input.make}
          options={MAKES}
          onChoose={(chosen) => onChange(withMake(input, chosen))}
        />
        <Choice
          label={model}
          value={input.model}
          options={modelsOf(input.make)}
          onChoose={(chosen) => set({ model: chosen })}
        />
        <Choice
          label={variant}
          value={input.variant}
          options={VARIANTS}
          onChoose={(chosen) => set({ variant: chosen })}
        />
        <Choice
          label={service}
          value={input.service}
          options={SERVICES}
          onChoose={(chosen) => set({ service: chosen })}
        />
      </div>
      <DistanceFader value={input.distancePerYear} onChange={(distancePerYear) => set({ distancePerYear })} />
      <AgeFader value={input.carAge} onChange={(carAge) => set({ carAge })} />
    </>
  );
}
