import { useId, useState } from 'react';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field';
import { Slider, type SliderProps } from '@/components/ui/slider';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';
import { scrollWholeIntoView } from '@/lib/scroll';
import { type Scale, SliderTicks } from './slider-ticks';

const { hints } = calculatorForm.inputs;

interface SliderFieldProps
  extends Pick<NumberFieldProps, 'value' | 'unit' | 'digits' | 'parse' | 'nearest' | 'onValueChange'> {
  label: string;
  caption?: string;
  /** A value with its unit. */
  withUnit: (value: number) => string;
  slider: SliderProps;
  scale: Scale;
}

/** A value with a slider and a number field, and one label for both. */
function SliderField({ label, caption, withUnit, slider, scale, ...field }: SliderFieldProps) {
  const id = useId();
  const [labelId, fieldId, captionId] = [`${id}label`, `${id}field`, `${id}caption`] as const;
  const [hint, setHint] = useState<{ outcome: 'changed' | 'invalid'; value: number } | null>(null);
  // A hint disappears when the value changes.
  if (hint !== null && hint.value !== field.value) setHint(null);
  return (
    <div
      className="slider-field mt-(--row-gap)"
      onPointerUp={({ currentTarget }) => scrollWholeIntoView(currentTarget)}
    >
      <div className="slider-head">
        <label className="leading-tight font-medium text-balance" id={labelId} htmlFor={fieldId}>
          {label}
        </label>
        {caption !== undefined && (
          <p id={captionId} className="text-muted-foreground text-xs/snug">
            {caption}
          </p>
        )}
        <NumberField
          id={fieldId}
          {...(caption !== undefined && { 'aria-describedby': captionId })}
          format={formats.number}
          onCommit={(outcome, value) => setHint(outcome === 'as typed' ? null : { outcome, value })}
          {...field}
        />
      </div>
      <p role="status" className="text-muted-foreground text-xs not-empty:mt-1">
        {hint !== null && fillIn(hints[hint.outcome], { value: withUnit(field.value) })}
      </p>
      <Slider {...slider} thumb={{ 'aria-labelledby': labelId, ...slider.thumb }} />
      <SliderTicks {...scale} />
    </div>
  );
}

export { SliderField };
