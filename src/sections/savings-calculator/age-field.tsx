import { AGE_LIMITS, roundAge } from '@/calculator/limits';
import type { NumberFieldProps } from '@/components/ui/number-field';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { formatAge } from './describe-estimate';
import { SliderField } from './slider-field';
import { AGE_SCALE } from './slider-ticks';

const { label, unit } = calculatorForm.inputs.age;

/** The car's age in whole years. */
function AgeField(props: Pick<NumberFieldProps, 'value' | 'onValueChange'>) {
  const thumb = { 'aria-valuetext': formatAge(props.value) };
  return (
    <SliderField
      {...props}
      label={label}
      unit={formats.noun(props.value, unit)}
      digits={2}
      parse={formats.parseYears}
      nearest={roundAge}
      limits={AGE_LIMITS}
      withUnit={formatAge}
      slider={{ ...AGE_LIMITS, thumb, ...props }}
      scale={AGE_SCALE}
    />
  );
}

export { AgeField };
