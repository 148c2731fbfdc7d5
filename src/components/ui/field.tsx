import { type ComponentProps, useId } from 'react';
import { cn } from '@/lib/cn';
import { Input } from './input';
import { Label } from './label';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  /** Shows the asterisk; what it means has to stand beside the form. */
  marked?: boolean;
  /** A sentence that says what to do; the control is then invalid and described by it. */
  error?: string | undefined;
  /** Classes of the control; `className` are those of the whole field. */
  inputClassName?: string | undefined;
}

/** A text control joined by id with its label and its error. */
export function Field({ label, marked = false, error, className, inputClassName, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {marked && <RequiredMark />}
      </Label>
      <Input
        id={id}
        className={inputClassName}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        {...input}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The asterisk of a required field; assistive technology hears `required` from the control itself. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-signal">
      {' *'}
    </span>
  );
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-sm font-medium text-destructive-text">
      <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
        <path d="M8 1.5 15.5 14.5H.5z" fill="currentColor" />
        <path d="M8 6v4M8 11.5v1.5" className="stroke-card stroke-[1.6]" />
      </svg>
      {children}
    </p>
  );
}
