import type { KeyboardEvent } from 'react';
import { distanceAfterKey, distanceAt, positionOf, roundDistance } from '@/calculator/distance-scale';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { SliderField } from './slider-field';
import { DISTANCE_SCALE } from './slider-ticks';

/**
 * The field for the distance driven per year. The slider's value is a position from 0 to 1 on a logarithmic scale. Keyboard
 * steps and ARIA values are in kilometers.
 */
function DistanceField() {
  const { calculatorForm, formats } = useContent();
  const { label, unit, caption, valueText } = calculatorForm.inputs.distance;
  const { distancePerYear: value } = useCalculatorInput();
  const changeDistance = (km: number) => updateCalculatorInput({ distancePerYear: km });
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = distanceAfterKey(value, event);
    if (next === null) return;
    // Prevents Radix from handling the key, because Radix would change the position by one `step`.
    event.preventDefault();
    changeDistance(next);
  };

  return (
    <SliderField
      label={label}
      unit={unit}
      caption={caption}
      digits={6.4}
      value={value}
      parse={formats.parseKilometers}
      nearest={roundDistance}
      range={DISTANCE_RANGE}
      withUnit={formats.kilometers}
      onValueChange={changeDistance}
      slider={{
        min: 0,
        max: 1,
        step: 0.0001,
        value: positionOf(value),
        onValueChange: (position) => changeDistance(distanceAt(position)),
        onKeyDown: handleKey,
        thumb: {
          'aria-valuemin': DISTANCE_RANGE.min,
          'aria-valuemax': DISTANCE_RANGE.max,
          'aria-valuenow': value,
          'aria-valuetext': interpolate(valueText, { distance: formats.number(value) }),
        },
      }}
      scale={DISTANCE_SCALE}
    />
  );
}

export { DistanceField };
