import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { WarningIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** The visible name of a control; `htmlFor` is its id. */
function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control by htmlFor
  return <label className={cn('text-sm font-medium', className)} {...props} />;
}

/** The look of a control. Its edge has 3:1 contrast with every background. */
const CONTROL = cn(
  'border-input bg-card min-h-12 w-full min-w-0 appearance-none rounded-md border px-3.5',
  'text-foreground placeholder:text-muted-foreground text-base font-medium placeholder:opacity-100',
  'not-disabled:hover:border-foreground focus-visible:outline-offset-1',
  'disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-destructive-text aria-invalid:inset-ring-destructive-text aria-invalid:inset-ring',
  // In focus with its label above, and what is said of it below.
  'scroll-mt-8 scroll-mb-12',
);

/** What a field gives its control, whatever element that is. */
type ControlProps = InputHTMLAttributes<never>;

interface FieldProps extends Omit<ControlProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  /** A one-line text by default. */
  control?: ((props: ControlProps) => ReactNode) | undefined;
  /** Shows an asterisk; the form has to explain it. */
  marked?: boolean | undefined;
  /** What to do about the value; marks the control as invalid and describes it. */
  error?: string | undefined;
  /** Says what the value is for; an error takes its place. */
  hint?: ReactNode;
  /** A line below the hint or the error that comes and goes, and is announced politely. */
  offer?: ReactNode;
  /** Classes of the control; `className` has those of the whole field. */
  inputClassName?: string | undefined;
}

/** A control with its label and its error, joined by id. */
function Field({
  label,
  control,
  marked = false,
  error,
  hint,
  offer,
  className,
  inputClassName,
  ...input
}: FieldProps) {
  const id = useId();
  const [noteId, offerId] = [`${id}-note`, `${id}-offer`];
  const invalid = error !== undefined;
  const Control = control ?? 'input';
  return (
    <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {marked && <RequiredMark />}
      </Label>
      <Control
        id={id}
        className={cn(CONTROL, inputClassName)}
        aria-invalid={invalid || undefined}
        aria-describedby={cn((invalid || hint) && noteId, offer && offerId) || undefined}
        {...input}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
      {/* Always there, since what appears with its text is not announced; empty it takes no gap of the grid. */}
      <p id={offerId} aria-live="polite" className="text-muted-foreground text-sm empty:absolute">
        {offer}
      </p>
    </div>
  );
}

/** What to do about a value, or else what it is for: elements of their own, since a translator replaces their texts. */
function FieldNote({ id, error, hint }: Pick<FieldProps, 'error' | 'hint'> & { id: string }) {
  if (error !== undefined)
    return (
      <p key="error" id={id} className="text-destructive-text flex items-center gap-1.5 text-sm font-medium">
        <WarningIcon className="size-4 shrink-0" />
        <span>{error}</span>
      </p>
    );
  return (
    Boolean(hint) && (
      <p key="hint" id={id} className="text-muted-foreground text-sm">
        {hint}
      </p>
    )
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
