import { memo, useId } from 'react';
import { type CalculatorInput, MAKES, SERVICES, VARIANTS } from '@/calculator/types';
import { modelsOf, withMake } from '@/calculator/vehicles';
import { Label } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { savingsCalculator } from '@/content/savings-calculator';

const labels = savingsCalculator.inputs;

interface SelectFieldProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  onChoose: (value: Option) => void;
}

function SelectField<Option extends string>({ label, value, options, onChoose }: SelectFieldProps<Option>) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} options={options} onValueChange={onChoose} />
    </div>
  );
}

interface VehicleFieldsProps extends Pick<CalculatorInput, 'make' | 'model' | 'variant' | 'service'> {
  /** Has to be stable. */
  update: (change: (input: CalculatorInput) => CalculatorInput) => void;
}

/** The car and the service. Memoized, so that moving a slider does not render the four selects. */
export const VehicleFields = memo(function VehicleFields({
  make,
  model,
  variant,
  service,
  update,
}: VehicleFieldsProps) {
  const set = (change: Partial<CalculatorInput>) => update((input) => ({ ...input, ...change }));
  return (
    <div className="vehicle-fields">
      <SelectField
        label={labels.make}
        value={make}
        options={MAKES}
        onChoose={(chosen) => update((input) => withMake(input, chosen))}
      />
      <SelectField
        label={labels.model}
        value={model}
        options={modelsOf(make)}
        onChoose={(chosen) => set({ model: chosen })}
      />
      <SelectField
        label={labels.variant}
        value={variant}
        options={VARIANTS}
        onChoose={(chosen) => set({ variant: chosen })}
      />
      <SelectField
        label={labels.service}
        value={service}
        options={SERVICES}
        onChoose={(chosen) => set({ service: chosen })}
      />
    </div>
  );
});
