import { memo, useId } from 'react';
import { type CalculatorInput, MAKES, SERVICES, VARIANTS } from '@/calculator/types';
import { MODELS, withMake } from '@/calculator/vehicles';
import { Label } from '@/components/ui/field';
import { Select, type SelectProps } from '@/components/ui/select';
import { services, variants } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';

const labels = calculatorForm.inputs;

/** Names of makes and models are their own labels. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function SelectField<Value extends string>({ label, ...select }: { label: string } & SelectProps<Value>) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} {...select} />
    </div>
  );
}

type Car = Pick<CalculatorInput, 'make' | 'model' | 'variant' | 'service'>;

interface VehicleFieldsProps extends Car {
  update: (change: (input: CalculatorInput) => CalculatorInput) => void;
}

/** The car and the service. Memoized, so that moving a slider does not render the four selects. */
const VehicleFields = memo(function VehicleFields({ update, ...car }: VehicleFieldsProps) {
  const field = <Name extends keyof Car>(name: Name, options: SelectProps<Car[Name]>['options']) => (
    <SelectField
      label={labels[name]}
      value={car[name]}
      options={options}
      onValueChange={(chosen) => update((input) => ({ ...input, [name]: chosen }))}
    />
  );
  return (
    <div className="vehicle-fields">
      <SelectField
        label={labels.make}
        value={car.make}
        options={optionsOf(MAKES)}
        onValueChange={(make) => update((input) => withMake(input, make))}
      />
      {field('model', optionsOf(MODELS[car.make]))}
      {field(
        'variant',
        optionsOf(VARIANTS, (variant) => variants[variant]),
      )}
      {field(
        'service',
        optionsOf(SERVICES, (service) => services[service]),
      )}
    </div>
  );
});

export { VehicleFields };
