import { type ReactNode, useId } from 'react';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field';

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
          {...field}
        />
      </div>
      {children(labelId)}
      {caption !== undefined && (
        <p id={captionId} className="text-muted-foreground text-xs">
          {caption}
        </p>
      )}
    </div>
  );
}
