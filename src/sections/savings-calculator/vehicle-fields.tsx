import { memo } from 'react';
import { type CalculatorInput, MAKES, VARIANTS } from '@/calculator/types';
import { chooseMake, MODELS } from '@/calculator/vehicles';
import { useContent } from '@/content/use-content';
import { updateCalculatorInput } from '@/state/estimate';
import { SelectField } from './select-field';

/** Returns the options of a select. By default, the values are also the labels, as for makes and models. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

/** The choices that have no control elsewhere. A new choice is included automatically and needs a select here. */
type Car = Omit<CalculatorInput, 'service' | 'distancePerYear' | 'carAge'>;

/** The fields for the car. Memoized, so that moving a slider does not rerender the lists. */
const VehicleFields = memo(function VehicleFields({ make, model, variant }: Car) {
  const { calculatorForm, variants } = useContent();
  const { inputs } = calculatorForm;
  return (
    <div className="col-span-full">
      <p className="text-muted-foreground mb-1 text-sm">{inputs.carNote}</p>
      {/* The grid always has space for one more select, so that nothing moves if one is shown only for some services. */}
      <div className="grid grid-cols-up-to-3 gap-3 xs:grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label={inputs.make}
          value={make}
          options={optionsOf(MAKES)}
          onValueChange={(chosen) => updateCalculatorInput(chooseMake(chosen))}
        />
        <SelectField
          label={inputs.model}
          value={model}
          options={optionsOf(MODELS[make])}
          onValueChange={(chosen) => updateCalculatorInput({ model: chosen })}
        />
        <SelectField
          label={inputs.variant}
          value={variant}
          options={optionsOf(VARIANTS, (value) => variants[value])}
          onValueChange={(chosen) => updateCalculatorInput({ variant: chosen })}
        />
      </div>
    </div>
  );
});

export { VehicleFields };
