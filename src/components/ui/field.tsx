import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { WarningIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller sets htmlFor
  return <label className={cn('text-sm font-medium', className)} {...props} />;
}

/** Classes for a control. Its border has a contrast of 3:1 with every background. */
const CONTROL = cn(
  'border-input bg-card min-h-12 w-full min-w-0 appearance-none rounded-md border px-3.5',
  'text-foreground placeholder:text-muted-foreground text-base font-medium placeholder:opacity-100',
  'not-disabled:hover:border-foreground focus-visible:outline-offset-1',
  'disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-destructive-text aria-invalid:inset-ring-destructive-text aria-invalid:inset-ring',
  // When the control is scrolled into view, its label and its note are visible too.
  'scroll-mt-8 scroll-mb-12',
);

/** The props that a field passes to its control, which may be any element. */
type ControlProps = InputHTMLAttributes<never>;

interface FieldProps extends Omit<ControlProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  /** Renders the control; a text input by default. */
  control?: ((props: ControlProps) => ReactNode) | undefined;
  /** Whether to show an asterisk, which the form must explain. */
  marked?: boolean | undefined;
  /** Says how to correct the value. Marks the control as invalid, and is part of its accessible description. */
  error?: string | undefined;
  /** Says what the value is for. An error replaces it. */
  hint?: ReactNode;
  /** A line that comes and goes below the hint or the error. It is announced politely (`aria-live`). */
  offer?: ReactNode;
  /** Classes for the control; `className` is for the whole field. */
  inputClassName?: string | undefined;
}

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
      {/* Always rendered, because a live region that appears together with its text is not announced. While empty, it is
       * positioned absolutely and so takes up no gap in the grid.
       */}
      <p id={offerId} aria-live="polite" className="text-muted-foreground text-sm empty:absolute">
        {offer}
      </p>
    </div>
  );
}

/** Shows the error or, without one, the hint. Each has its own element, because a translation tool replaces text nodes. */
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

/** The asterisk of a required field. Assistive technology reads `required` from the control instead. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-primary-text">
      {' *'}
    </span>
  );
}

export { Field, Label, RequiredMark };
