import { AGE_RANGE, roundAge } from '@/calculator/ranges';
import { useContent } from '@/content/use-content';
import { updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { SliderField } from './slider-field';
import { AGE_SCALE } from './slider-ticks';

function AgeField() {
  const { calculatorForm, formats } = useContent();
  const { label, unit } = calculatorForm.inputs.age;
  const { carAge } = useCalculatorInput();
  const changeAge = (years: number) => updateCalculatorInput({ carAge: years });
  const withUnit = (years: number) => formats.count(years, unit);
  return (
    <SliderField
      label={label}
      unit={formats.noun(carAge, unit)}
      digits={2}
      value={carAge}
      parse={formats.parseYears}
      nearest={roundAge}
      range={AGE_RANGE}
      withUnit={withUnit}
      onValueChange={changeAge}
      slider={{
        ...AGE_RANGE,
        value: carAge,
        onValueChange: changeAge,
        thumb: { 'aria-valuetext': withUnit(carAge) },
      }}
      scale={AGE_SCALE}
    />
  );
}

export { AgeField };
