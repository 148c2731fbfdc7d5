import type { ComponentProps } from 'react';

interface MeterProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  name: string;
  value: number;
  /** Value of a full meter; an empty one is 0. */
  max: number;
  /** The value as text, such as `$82`. */
  valueText: string;
}

/** A measured amount, drawn by its children, which assistive technology ignores. */
function Meter({ name, value, max, valueText, ...props }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not render the children of a meter element
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
