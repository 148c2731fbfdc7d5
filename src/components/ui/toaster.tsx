import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { CloseIcon } from './icons';

/** Long enough for a slow reader to read two lines twice. sonner pauses while the pointer is over the toast. */
const DURATION_MS = 10_000;

interface ToastProps {
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  /** Accessible name of the close button. */
  dismissLabel: string;
}

/** What had the focus before it moved to a toast. */
let focusedBefore: EventTarget | null = null;

interface ToasterProps {
  /** Shows only the toasts that were sent to this id. */
  id: string;
  /** Name of the region for assistive technology. */
  label: string;
  position: 'bottom-right' | 'top-center';
}

/**
 * A region where toasts appear. Inside a dialog it takes part in the dialog's focus order. Focus that leaves it by a key
 * stays where it goes; focus of a toast that disappears returns to the control before.
 */
export function Toaster({ id, label, position }: ToasterProps) {
  return (
    <div onFocusCapture={hideFromSonner} onBlurCapture={hideFromSonner}>
      <Sonner
        id={id}
        customAriaLabel={label}
        // Without it sonner reads the computed direction, which forces a style recalculation of the page.
        dir="ltr"
        position={position}
        offset={16}
        mobileOffset={16}
        className="print:hidden"
        style={{ '--width': 'min(440px, 100vw - 32px)' }}
        toastOptions={{
          className:
            'w-full rounded-md focus-visible:outline-[3px]! focus-visible:outline-ring! focus-visible:outline-offset-3!',
        }}
      />
    </div>
  );
}

/** sonner would move focus that leaves a toast back to the control before it, from which Tab leads to the toast again. */
function hideFromSonner(event: FocusEvent) {
  event.stopPropagation();
  const entered = event.type === 'focus' && !event.currentTarget.contains(event.relatedTarget);
  if (entered) focusedBefore = event.relatedTarget;
}

/** Shows a toast in the toaster of that id. */
export function showToast({ toasterId, ...content }: ToastProps & { toasterId: string }): void {
  toast.custom((id) => <Toast {...content} onDismiss={() => toast.dismiss(id)} />, {
    toasterId,
    duration: DURATION_MS,
  });
}

/** Dismisses all toasts of the toaster of that id, also those that are not shown yet. */
export function clearToasts(toasterId: string): void {
  for (const shown of toast.getToasts()) {
    if ('toasterId' in shown && shown.toasterId === toasterId) toast.dismiss(shown.id);
  }
}

function Toast({
  title,
  description,
  tone,
  dismissLabel,
  onDismiss,
}: ToastProps & { onDismiss: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const destructive = tone === 'destructive';

  // Before the toast leaves the document, and only then: its item, which sonner makes focusable, contains it.
  useLayoutEffect(() => {
    const item = element.current?.closest('li');
    return () => {
      if (item?.contains(document.activeElement) && focusedBefore instanceof HTMLElement)
        focusedBefore.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={element}
      data-slot="toast"
      data-tone={tone}
      className={cn(
        'grid grid-cols-[44px_1fr_48px] items-center gap-x-3.5 overflow-hidden rounded-md border bg-card pr-2 font-sans text-sm leading-[1.4] text-foreground shadow-float',
        destructive ? 'border-destructive-text' : 'border-border',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={cn(
          'h-full w-11 self-stretch stroke-current stroke-3 p-2.5',
          destructive ? 'bg-destructive text-destructive-foreground' : 'bg-foreground text-background',
        )}
      >
        <path d={destructive ? 'M12 4v10M12 17v3.5' : 'm5 12.5 4.6 4.6L19 7'} />
      </svg>
      <div className="min-w-0 py-3.5">
        <p
          className={cn(
            'mb-[3px] font-display text-base leading-[1.2] font-semibold tracking-[-0.01em]',
            destructive && 'text-destructive-text',
          )}
        >
          {title}
        </p>
        <p>{description}</p>
      </div>
      <Button variant="ghost" size="icon" aria-label={dismissLabel} onClick={onDismiss}>
        {/* sonner captures the pointer for a swipe unless the event's target is the button itself. */}
        <CloseIcon className="pointer-events-none size-4" />
      </Button>
    </div>
  );
}
