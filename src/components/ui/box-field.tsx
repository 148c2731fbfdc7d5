import { type ComponentProps, useId } from 'react';
import { cn } from '@/lib/cn';
import { FieldNote, type FieldProps, Label, RequiredMark } from './field';

type BoxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Pick<FieldProps, 'label' | 'marked' | 'error' | 'hint'>;

/** A box for a yes or a no, with what is said yes to beside it. The whole line is pressed. */
function BoxField({ label, marked, error, hint, className, placeholder: _, ...input }: BoxFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || Boolean(hint);
  return (
    <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label
        htmlFor={id}
        className="flex min-h-11 items-center gap-3"
        // The focus may scroll the box away from the pointer, and the press would be lost: it comes with the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        <input
          id={id}
          className="accent-foreground aria-invalid:outline-destructive-text size-5 shrink-0 aria-invalid:outline-2"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? noteId : undefined}
          {...input}
          type="checkbox"
        />
        <span>
          {label}
          {marked && <RequiredMark />}
        </span>
      </Label>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

export { BoxField };
