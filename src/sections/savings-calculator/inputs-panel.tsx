import type { CalculatorInput } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { AgeField } from './age-field';
import { DistanceField } from './distance-field';
import { VehicleFields } from './vehicle-fields';

interface InputsPanelProps {
  input: CalculatorInput;
  /** Has to be stable. */
  update: (change: (input: CalculatorInput) => CalculatorInput) => void;
}

/** The inputs. */
export function InputsPanel({ input, update }: InputsPanelProps) {
  const { make, model, variant, service, distancePerYear, carAge } = input;
  const set = (change: Partial<CalculatorInput>) => update((previous) => ({ ...previous, ...change }));
  return (
    <>
      <h3>{savingsCalculator.inputs.title}</h3>
      <VehicleFields make={make} model={model} variant={variant} service={service} update={update} />
      <DistanceField value={distancePerYear} onChange={(km) => set({ distancePerYear: km })} />
      <AgeField value={carAge} onChange={(years) => set({ carAge: years })} />
    </>
  );
}
