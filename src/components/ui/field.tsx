import { type ComponentProps, type ReactNode, useId } from 'react';
import { WarningIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** The visible name of the control with that `id`. */
function Label({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className="text-sm font-medium">
      {children}
    </label>
  );
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  /** Shows an asterisk; the form has to explain it. */
  marked?: boolean;
  /** What to do about the value; marks the control as invalid and describes it. */
  error?: string | undefined;
  /** Says what the value is for; an error takes its place. */
  hint?: string | undefined;
  /** Classes of the control; `className` has those of the whole field. */
  inputClassName?: string;
}

/** A one-line text control with its label and its error, joined by id. */
function Field({
  label,
  marked = false,
  error,
  hint,
  className,
  inputClassName,
  type = 'text',
  ...input
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = error !== undefined;
  return (
    <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {marked && <RequiredMark />}
      </Label>
      <input
        data-slot="input"
        id={id}
        type={type}
        className={cn('control', inputClassName)}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid || hint ? noteId : undefined}
        {...input}
      />
      {!invalid && hint && (
        <p id={noteId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {invalid && (
        <p id={noteId} className="text-destructive-text flex items-center gap-1.5 text-sm font-medium">
          <WarningIcon className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The asterisk of a required field. Assistive technology reads `required` from the control. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-primary-text">
      {' *'}
    </span>
  );
}

export { Field, Label, RequiredMark };
