import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { reloadPage } from '@/state/visitor';

interface FailureNoteProps extends ComponentProps<'div'> {
  /** Called when the visitor dismisses the note. Without this prop, the note has no dismiss button. */
  onDismiss?: () => void;
}

/** Announces that an important part of the page is missing, and offers to reload the page. */
function FailureNote({ onDismiss, className, children, ...props }: FailureNoteProps) {
  const { failures, regionNames } = useContent();
  return (
    <div
      role="alert"
      className={cn(
        'border-destructive-text bg-card flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-5 py-3 text-sm',
        className,
      )}
      {...props}
    >
      <p className="text-destructive-text grow basis-48">{children}</p>
      <Button variant="outline" size="sm" onClick={reloadPage}>
        {failures.reload}
      </Button>
      {onDismiss && (
        <Button variant="ghost" size="icon" aria-label={regionNames.dismiss} onClick={onDismiss}>
          <CloseIcon className="size-4" />
        </Button>
      )}
    </div>
  );
}

export { FailureNote };
