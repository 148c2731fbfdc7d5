import type { KeyboardEvent } from 'react';
import { distanceAfterKey, distanceAt, positionOf } from '@/calculator/distance-scale';
import { DISTANCE_LIMITS } from '@/calculator/limits';
import { parseDistance } from '@/calculator/typed-values';
import { Slider } from '@/components/ui/slider';
import { savingsInstrument } from '@/content/savings-instrument';
import { FaderScale } from '@/illustrations/fader-scale';
import { fillIn } from '@/lib/fill-in';
import { formatNumber } from '@/lib/format';
import { Fader } from './fader';
import { distanceLabels, distanceTicks } from './fader-marks';

const { label, unit, caption, valueText } = savingsInstrument.estimate.distance;

/** Ten steps at once, as Radix does for the keys it handles itself. */
const SHIFTED: Readonly<Record<string, string>> = {
  ArrowRight: 'PageUp',
  ArrowUp: 'PageUp',
  ArrowLeft: 'PageDown',
  ArrowDown: 'PageDown',
};

interface DistanceFaderProps {
  /** Kilometres a year. */
  value: number;
  onChange: (km: number) => void;
}

/**
 * Distance driven per year. The slider runs over its position, 0..1, which is logarithmic; keys and what is heard are
 * in kilometres (Decisions, Calculator).
 */
export function DistanceFader({ value, onChange }: DistanceFaderProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = distanceAfterKey(value, (event.shiftKey && SHIFTED[event.key]) || event.key);
    if (next === null) return;
    // Radix leaves a handled key alone: its own steps are of the position.
    event.preventDefault();
    onChange(next);
  };

  return (
    <Fader
      label={label}
      unit={unit}
      caption={caption}
      digits={6.4}
      value={value}
      format={formatNumber}
      parse={parseDistance}
      onValueChange={onChange}
    >
      {(labelId) => (
        <>
          <Slider
            className="mt-1.5"
            min={0}
            max={1}
            step={0.0001}
            value={positionOf(value)}
            onValueChange={(position) => onChange(distanceAt(position))}
            onKeyDown={handleKey}
            thumb={{
              'aria-labelledby': labelId,
              'aria-valuemin': DISTANCE_LIMITS.min,
              'aria-valuemax': DISTANCE_LIMITS.max,
              'aria-valuenow': value,
              'aria-valuetext': fillIn(valueText, { distance: formatNumber(value) }),
            }}
          />
          <FaderScale ticks={distanceTicks} labels={distanceLabels} />
        </>
      )}
    </Fader>
  );
}
