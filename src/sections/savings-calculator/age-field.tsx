import { AGE_LIMITS } from '@/calculator/limits';
import { parseAge } from '@/calculator/typed-values';
import type { NumberFieldProps } from '@/components/ui/number-field';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatAge } from './describe-estimate';
import { SliderField } from './slider-field';
import { AGE_SCALE } from './slider-ticks';

const { label, unit } = savingsCalculator.inputs.age;

/** The car's age in whole years. */
function AgeField(props: Pick<NumberFieldProps, 'value' | 'onValueChange'>) {
  const unitOfValue = props.value === 1 ? unit.one : unit.other;
  const thumb = { 'aria-valuetext': formatAge(props.value) };
  return (
    <SliderField
      {...props}
      label={label}
      unit={unitOfValue}
      digits={2}
      parse={parseAge}
      slider={{ ...AGE_LIMITS, thumb, ...props }}
      scale={AGE_SCALE}
    />
  );
}

export { AgeField };
