import { type ReactNode, useId } from 'react';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field';

interface FaderProps
  extends Pick<NumberFieldProps, 'value' | 'digits' | 'format' | 'parse' | 'onValueChange'> {
  label: string;
  unit: string;
  caption?: string;
  /** The slider with its scale; it is named by the element of that id. */
  children: (labelId: string) => ReactNode;
}

/** A value set by a slider or typed into the field above it; the label names both. */
export function Fader({ label, unit, caption, children, ...field }: FaderProps) {
  const id = useId();
  const [labelId, fieldId, captionId] = [`${id}label`, `${id}field`, `${id}caption`] as const;
  return (
    <div className="fader">
      <div className="fader-top">
        <label id={labelId} htmlFor={fieldId}>
          {label}
        </label>
        <NumberField
          id={fieldId}
          unit={unit}
          {...(caption !== undefined && { 'aria-describedby': captionId })}
          className="fader-field"
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
