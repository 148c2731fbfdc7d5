import type { ComponentProps } from 'react';

interface MeterProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  name: string;
  value: number;
  /** What a full meter stands for; an empty one stands for 0. */
  max: number;
  /** The value in words, as `$82`. */
  valueText: string;
}

/**
 * A measured amount, drawn by its children: assistive technology hears the value and none of the drawing.
 */
function Meter({ name, value, max, valueText, ...props }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a meter element themselves and never its children
    <div
      data-slot="meter"
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      {...props}
    />
  );
}

export { Meter, type MeterProps };
