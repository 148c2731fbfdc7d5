import { type ReactNode, useId, useState } from 'react';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn } from '@/lib/fill-in';

const { hints } = savingsCalculator.inputs;

interface SliderFieldProps
  extends Pick<NumberFieldProps, 'value' | 'digits' | 'format' | 'parse' | 'onValueChange'> {
  label: string;
  unit: string;
  caption?: string;
  /** The slider and its ticks; the slider is labelled by the element of that id. */
  children: (labelId: string) => ReactNode;
}

/** A value with a slider and a number field, and one label for both. */
export function SliderField({ label, unit, caption, children, ...field }: SliderFieldProps) {
  const id = useId();
  const [labelId, fieldId, captionId] = [`${id}label`, `${id}field`, `${id}caption`] as const;
  const [hint, setHint] = useState<'changed' | 'invalid' | null>(null);
  const value = `${field.format(field.value)} ${unit}`;
  return (
    <div className="slider-field">
      <div className="slider-field-top">
        <label id={labelId} htmlFor={fieldId}>
          {label}
        </label>
        <NumberField
          id={fieldId}
          unit={unit}
          {...(caption !== undefined && { 'aria-describedby': captionId })}
          className="slider-field-number"
          onCommit={(outcome) => setHint(outcome === 'as typed' ? null : outcome)}
          {...field}
        />
      </div>
      <p role="status" className="text-muted-foreground text-xs not-empty:mt-[4px]">
        {hint !== null && fillIn(hints[hint], { value })}
      </p>
      {children(labelId)}
      {caption !== undefined && (
        <p id={captionId} className="text-muted-foreground text-xs">
          {caption}
        </p>
      )}
    </div>
  );
}
