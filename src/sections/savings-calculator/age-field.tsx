import { AGE_LIMITS } from '@/calculator/limits';
import { parseAge } from '@/calculator/typed-values';
import { savingsCalculator } from '@/content/savings-calculator';
import { SliderField } from './slider-field';
import { AGE_SCALE } from './slider-ticks';

const { label, unit } = savingsCalculator.inputs.age;
const { min, max, step } = AGE_LIMITS;

interface AgeFieldProps {
  /** Years. */
  value: number;
  onValueChange: (years: number) => void;
}

/** The car's age in whole years. */
export function AgeField(props: AgeFieldProps) {
  const unitOfValue = props.value === 1 ? unit.one : unit.other;
  const thumb = { 'aria-valuetext': `${props.value} ${unitOfValue}` };
  return (
    <SliderField
      {...props}
      label={label}
      unit={unitOfValue}
      digits={2}
      parse={parseAge}
      slider={{ min, max, step, thumb, ...props }}
      scale={AGE_SCALE}
    />
  );
}
