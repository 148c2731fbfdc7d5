import { AGE_LIMITS } from '@/calculator/limits';
import { parseAge } from '@/calculator/typed-values';
import { Slider } from '@/components/ui/slider';
import { savingsInstrument } from '@/content/savings-instrument';
import { FaderScale } from '@/illustrations/fader-scale';
import { formatNumber } from '@/lib/format';
import { Fader } from './fader';
import { ageLabels, ageTicks } from './fader-marks';

const { label, unit } = savingsInstrument.estimate.age;

interface AgeFaderProps {
  /** Years. */
  value: number;
  onChange: (years: number) => void;
}

/** The car's age, linear in whole years (Decisions, Calculator). */
export function AgeFader({ value, onChange }: AgeFaderProps) {
  const unitOfValue = value === 1 ? unit.one : unit.other;
  return (
    <Fader
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
            className="mt-1.5"
            min={AGE_LIMITS.min}
            max={AGE_LIMITS.max}
            step={AGE_LIMITS.step}
            value={value}
            onValueChange={onChange}
            thumb={{ 'aria-labelledby': labelId, 'aria-valuetext': `${value} ${unitOfValue}` }}
          />
          <FaderScale ticks={ageTicks} labels={ageLabels} />
        </>
      )}
    </Fader>
  );
}
