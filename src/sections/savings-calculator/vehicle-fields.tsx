import { memo, useId } from 'react';
import { type CalculatorInput, MAKES, VARIANTS } from '@/calculator/types';
import { chooseMake, MODELS } from '@/calculator/vehicles';
import { Label } from '@/components/ui/field';
import { Select, type SelectProps } from '@/components/ui/select';
import { useContent } from '@/content/use-content';
import { changeEstimate } from '@/state/estimate';

/** Names of makes and models are their own labels. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

type Car = Pick<CalculatorInput, 'make' | 'model' | 'variant'>;

/** The car. Memoized, so that moving a slider does not render the lists. */
const VehicleFields = memo(function VehicleFields({ make, model, variant }: Car) {
  const { calculatorForm, variants } = useContent();
  return (
    <div className="col-span-full flex flex-wrap gap-x-3 gap-y-3">
      <p className="text-muted-foreground -mb-2 basis-full text-xs">{calculatorForm.inputs.carNote}</p>
      <SelectField
        name="make"
        value={make}
        options={optionsOf(MAKES)}
        onValueChange={(chosen) => changeEstimate(chooseMake(chosen))}
      />
      <SelectField
        name="model"
        value={model}
        options={optionsOf(MODELS[make])}
        onValueChange={(chosen) => changeEstimate({ model: chosen })}
      />
      <SelectField
        name="variant"
        value={variant}
        options={optionsOf(VARIANTS, (value) => variants[value])}
        onValueChange={(chosen) => changeEstimate({ variant: chosen })}
      />
    </div>
  );
});

function SelectField<Value extends string>({ name, ...select }: { name: keyof Car } & SelectProps<Value>) {
  const { inputs } = useContent().calculatorForm;
  const id = useId();
  return (
    <div className="grow basis-20">
      <Label htmlFor={id}>{inputs[name]}</Label>
      <Select id={id} {...select} />
    </div>
  );
}

export { VehicleFields };
