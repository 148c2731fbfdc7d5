import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { regionNames } from '@/content/messages';

interface FailureToastProps {
  onDismiss: () => void;
  children: ReactNode;
}

/** A toast about code that could not be loaded. Not sonner's, since that code may be missing too. */
export function FailureToast({ onDismiss, children }: FailureToastProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-90 mx-auto flex max-w-[440px] items-center gap-3 rounded-md border border-destructive-text bg-card p-3 pl-5 text-sm shadow-float"
    >
      <p className="grow">{children}</p>
      <Button variant="ghost" size="icon" aria-label={regionNames.dismiss} onClick={onDismiss}>
        <CloseIcon className="size-4" />
      </Button>
    </div>
  );
}
