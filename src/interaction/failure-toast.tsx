import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { regionNames } from '@/content/messages';
import { CloseIcon } from '@/illustrations/icons';

/** A toast about code that could not be loaded. Not sonner's, since that code may be missing too. */
function FailureToast({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="failure-toast">
      <p className="flex-1">{children}</p>
      <Button variant="ghost" size="icon" aria-label={regionNames.dismiss} onClick={onDismiss}>
        <CloseIcon className="size-4" />
      </Button>
    </div>
  );
}

export { FailureToast };
