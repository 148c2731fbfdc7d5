import { AGE_LIMITS } from '@/calculator/limits';
import { parseAge } from '@/calculator/typed-values';
import { Slider } from '@/components/ui/slider';
import { savingsCalculator } from '@/content/savings-calculator';
import { formatNumber } from '@/lib/format';
import { SliderField } from './slider-field';
import { AGE_SCALE, SliderTicks } from './slider-ticks';

const { label, unit } = savingsCalculator.inputs.age;

interface AgeFieldProps {
  /** Years. */
  value: number;
  onChange: (years: number) => void;
}

/** The car's age in whole years. */
export function AgeField({ value, onChange }: AgeFieldProps) {
  const unitOfValue = value === 1 ? unit.one : unit.other;
  return (
    <SliderField
      label={label}
      unit={unitOfValue}
      digits={2}
      value={value}
      format={formatNumber}
      parse={parseAge}
      onValueChange={onChange}
    >
      {(labelId) => (
        <>
          <Slider
            min={AGE_LIMITS.min}
            max={AGE_LIMITS.max}
            step={AGE_LIMITS.step}
            value={value}
            onValueChange={onChange}
            thumb={{ 'aria-labelledby': labelId, 'aria-valuetext': `${value} ${unitOfValue}` }}
          />
          <SliderTicks {...AGE_SCALE} />
        </>
      )}
    </SliderField>
  );
}
