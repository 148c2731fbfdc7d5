import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface LabelProps extends ComponentProps<'label'> {
  /** The `id` of the control that the label names. */
  htmlFor: string;
}

/** A control's visible name, above it. */
export function Label({ className, htmlFor, children, ...props }: LabelProps) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={cn('text-sm font-medium', className)} {...props}>
      {children}
    </label>
  );
}
