import { AGE_RANGE, roundAge } from '@/calculator/ranges';
import type { NumberFieldProps } from '@/components/ui/number-field';
import { useContent } from '@/content/use-content';
import { SliderField } from './slider-field';
import { AGE_SCALE } from './slider-ticks';

/** The car's age in whole years. */
function AgeField(props: Pick<NumberFieldProps, 'value' | 'onValueChange'>) {
  const { calculatorForm, formats } = useContent();
  const { label, unit } = calculatorForm.inputs.age;
  const withUnit = (years: number) => formats.count(years, unit);
  const thumb = { 'aria-valuetext': withUnit(props.value) };
  return (
    <SliderField
      {...props}
      label={label}
      unit={formats.noun(props.value, unit)}
      digits={2}
      parse={formats.parseYears}
      nearest={roundAge}
      range={AGE_RANGE}
      withUnit={withUnit}
      slider={{ ...AGE_RANGE, thumb, ...props }}
      scale={AGE_SCALE}
    />
  );
}

export { AgeField };
