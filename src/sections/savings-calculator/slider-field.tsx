import { useId, useState } from 'react';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field';
import { Slider, type SliderProps } from '@/components/ui/slider';
import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { scrollWholeIntoView } from '@/lib/scroll';
import { type Scale, SliderTicks } from './slider-ticks';

type Hints = Content['calculatorForm']['inputs']['hints'];

interface NumberRange {
  min: number;
  max: number;
}

/**
 * Returns a hint that explains why the value differs from the typed text. Returns an empty string if the value is the typed
 * number.
 * @param typed Null if the typed text is not a number.
 * @param value The value that applies now.
 */
function hintFor(typed: number | null, value: number, { min, max }: NumberRange, hints: Hints): string {
  if (typed === null) return hints.invalid;
  if (typed > max) return hints.most;
  if (typed < min) return hints.least;
  return typed === value ? '' : hints.nearest;
}

interface SliderFieldProps
  extends Pick<NumberFieldProps, 'value' | 'unit' | 'digits' | 'parse' | 'nearest' | 'onValueChange'> {
  label: string;
  caption?: string;
  range: NumberRange;
  /** Formats a value with its unit. */
  withUnit: (value: number) => string;
  slider: SliderProps;
  scale: Scale;
}

/** A slider and a number field for the same value, with one label for both. */
function SliderField({ label, caption, range, withUnit, slider, scale, ...field }: SliderFieldProps) {
  const { formats, calculatorForm } = useContent();
  const { hints } = calculatorForm.inputs;
  const id = useId();
  const [labelId, fieldId, captionId] = [`${id}label`, `${id}field`, `${id}caption`] as const;
  const [hint, setHint] = useState({ text: '', value: field.value });
  // A hint disappears when the value changes.
  if (hint.text !== '' && hint.value !== field.value) setHint({ text: '', value: field.value });
  return (
    <div
      className="flex scroll-mb-20 flex-col"
      onPointerUp={({ currentTarget }) => scrollWholeIntoView(currentTarget)}
    >
      {/* Aligns the labels and sliders of adjacent fields. */}
      <div className="flex grow flex-wrap content-start items-baseline gap-x-3">
        <div className="grow basis-28">
          <label className="block leading-tight font-medium text-balance" id={labelId} htmlFor={fieldId}>
            {label}
          </label>
          {caption !== undefined && (
            <p id={captionId} className="text-muted-foreground mt-0.5 text-xs">
              {caption}
            </p>
          )}
        </div>
        <NumberField
          className="-mt-2 ml-auto type-figure fit-text-2xl/6"
          id={fieldId}
          {...(caption !== undefined && { 'aria-describedby': captionId })}
          format={formats.number}
          onCommit={(typed, value) => setHint({ text: hintFor(typed, value, range, hints), value })}
          {...field}
        />
      </div>
      <p role="status" className="text-muted-foreground text-xs not-empty:mt-1">
        {interpolate(hint.text, { value: withUnit(field.value) })}
      </p>
      <Slider className="mt-1.5" {...slider} thumb={{ 'aria-labelledby': labelId, ...slider.thumb }} />
      <SliderTicks scale={scale} />
    </div>
  );
}

export { SliderField };
