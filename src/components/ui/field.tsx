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

/** The border of the control has a contrast of 3:1 on every background. */
const CONTROL = cn(
  'min-h-12 w-full min-w-0 appearance-none rounded-md border-[1.5px] border-input bg-card px-3.5 font-sans text-base leading-[1.2] font-medium text-foreground',
  'placeholder:text-muted-foreground placeholder:opacity-100 not-disabled:hover:border-foreground',
  'focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-destructive-text aria-invalid:shadow-[inset_0_0_0_1px_var(--destructive-text)]',
);

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
        className={cn(CONTROL, inputClassName)}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid || hint ? noteId : undefined}
        {...input}
      />
      {!invalid && hint && (
        <p id={noteId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {invalid && (
        <p id={noteId} className="flex items-center gap-1.5 text-sm font-medium text-destructive-text">
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
