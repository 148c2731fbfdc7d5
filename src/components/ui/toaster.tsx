import type { ReactNode } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CloseIcon } from '@/illustrations/icons';
import { Button } from './button';

/** Long enough for a slow reader to read two lines twice. sonner pauses while the pointer is over the toast. */
const DURATION_MS = 10_000;

const ICONS = { success: <Mark path="m5 12.5 4.6 4.6L19 7" />, error: <Mark path="M12 4v10M12 17v3.5" /> };

function Mark({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="h-full w-11 stroke-current stroke-3 p-2.5"
    >
      <path d={path} />
    </svg>
  );
}

interface ToasterProps {
  /** Shows only the toasts that were sent to this id. */
  id: string;
  /** Name of the region for assistive technology. */
  label: string;
  position: 'top-right' | 'top-center';
  /** From the upper edge: a length of CSS. */
  top?: string;
}

/** A region where toasts appear. Inside a dialog it takes part in the dialog's focus order. */
function Toaster({ id, label, position, top = '16px' }: ToasterProps) {
  return (
    <Sonner
      id={id}
      customAriaLabel={label}
      // Without it sonner reads the computed direction, which forces a style recalculation of the page.
      dir="ltr"
      position={position}
      offset={{ top, right: 16 }}
      mobileOffset={{ top, left: 16, right: 16 }}
      className="print:hidden"
      style={{ '--width': 'var(--toast-width, min(440px, 100vw - 32px))' }}
      icons={ICONS}
      toastOptions={{ unstyled: true, duration: DURATION_MS, classNames: { toast: 'toast' } }}
    />
  );
}

interface ToastProps {
  toasterId: string;
  title: string;
  description: string;
  /** Below the description. */
  action?: ReactNode;
  tone: 'success' | 'error';
  /** Accessible name of the close button. */
  dismissLabel: string;
}

/** Shows a toast in the toaster of that id. */
function showToast({ title, description, action, tone, dismissLabel, toasterId }: ToastProps): void {
  const id = toast[tone](title, {
    toasterId,
    description: (
      <>
        {description}
        {action}
      </>
    ),
    action: (
      <Button
        ref={returnFocus}
        variant="ghost"
        size="icon"
        aria-label={dismissLabel}
        onClick={() => toast.dismiss(id)}
      >
        {/* sonner captures the pointer for a swipe unless the event's target is the button itself. */}
        <CloseIcon className="pointer-events-none size-4" />
      </Button>
    ),
  });
}

/**
 * Makes the buttons the tab stops of their toast, and returns focus to the previous control when that disappears.
 * sonner would return focus that leaves the toast by Tab too, but not that of elements marked as not dismissible.
 */
function returnFocus(button: HTMLButtonElement | null) {
  const item = button?.closest('li');
  if (!item) return;
  item.tabIndex = -1;
  for (const stop of [item, ...item.querySelectorAll('button')]) stop.dataset['dismissible'] = 'false';
  let before: EventTarget | null = null;
  item.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) before = relatedTarget;
  });
  return () => {
    if (item.contains(document.activeElement) && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
  };
}

/** Dismisses all toasts of the toaster of that id, also those that are not shown yet. */
function clearToasts(toasterId: string): void {
  for (const shown of toast.getToasts()) {
    if ('toasterId' in shown && shown.toasterId === toasterId) toast.dismiss(shown.id);
  }
}

export { clearToasts, showToast, Toaster };
