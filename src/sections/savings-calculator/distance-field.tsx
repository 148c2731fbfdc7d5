import type { KeyboardEvent } from 'react';
import { distanceAfterKey, distanceAt, positionOf, roundDistance } from '@/calculator/distance-scale';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import type { NumberFieldProps } from '@/components/ui/number-field';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { SliderField } from './slider-field';
import { DISTANCE_SCALE } from './slider-ticks';

/**
 * Kilometres driven per year. The slider's value is a position, 0..1 on a logarithmic scale; keys and ARIA values are in
 * kilometres.
 */
function DistanceField({ value, onValueChange }: Pick<NumberFieldProps, 'value' | 'onValueChange'>) {
  const { calculatorForm, formats } = useContent();
  const { label, unit, caption, valueText } = calculatorForm.inputs.distance;
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = distanceAfterKey(value, event);
    if (next === null) return;
    // Keeps Radix from stepping the position.
    event.preventDefault();
    onValueChange(next);
  };

  return (
    <SliderField
      label={label}
      unit={unit}
      caption={caption}
      digits={6.4}
      value={value}
      parse={formats.parseKilometres}
      nearest={roundDistance}
      range={DISTANCE_RANGE}
      withUnit={formats.kilometres}
      onValueChange={onValueChange}
      slider={{
        min: 0,
        max: 1,
        step: 0.0001,
        value: positionOf(value),
        onValueChange: (position) => onValueChange(distanceAt(position)),
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
