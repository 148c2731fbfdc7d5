import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notices } from '@/content/notices';

interface FailureToastProps {
  onDismiss: () => void;
  children: ReactNode;
}

/** Says over the page what could not be loaded; stands in where the code of the toasts may be missing as well. */
export function FailureToast({ onDismiss, children }: FailureToastProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-90 mx-auto flex max-w-[440px] items-center gap-3 rounded-md border border-destructive-text bg-card p-3 pl-5 text-sm shadow-float"
    >
      <p className="grow">{children}</p>
      <Button variant="ghost" size="icon" aria-label={notices.dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="M3 3l10 10M13 3 3 13" className="stroke-current stroke-2" />
        </svg>
      </Button>
    </div>
  );
}
