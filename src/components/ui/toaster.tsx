import type { ComponentProps } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CheckIcon, CloseIcon, WarningIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { buttonVariants } from './button';

/** Long enough for a slow reader to read two lines twice. The timer pauses while the pointer is over the toast. */
const DURATION_MS = 10_000;

const ICONS = {
  success: <CheckIcon className="h-full w-11 p-2.5" />,
  error: <WarningIcon className="h-full w-11 p-2.5" />,
  // sonner captures the pointer for a swipe unless the event's target is the button itself.
  close: <CloseIcon className="pointer-events-none size-4" />,
};

const TOAST = {
  toast: cn(
    'toast bg-card text-foreground border-border shadow-float rounded-md border font-sans text-sm',
    'data-[type=error]:border-destructive-text relative grid w-full grid-cols-auto-fill gap-x-3.5 pr-3.5',
    'touch-pan-y!', // sonner handles sideways swipes
  ),
  icon: cn(
    'bg-foreground text-background h-full rounded-l-sm',
    'in-data-[type=error]:bg-destructive in-data-[type=error]:text-destructive-foreground',
    'in-data-[type=error]:*:[--card:var(--destructive)]',
  ),
  content: 'col-start-2 min-w-0 pt-2.5 pb-3 phone-landscape:py-1.5',
  title: cn(
    'in-data-[type=error]:text-destructive-text mb-1 pr-8 type-label text-base leading-tight',
    'max-sm:phone-landscape:in-data-[type=error]:mb-0',
  ),
  // Hidden on phones held sideways, because the form also shows the error.
  description: 'max-sm:phone-landscape:in-data-[type=error]:sr-only',
  closeButton: cn(
    buttonVariants({ variant: 'ghost', size: 'icon' }),
    'absolute top-0 right-0 forced-colors:border-0',
  ),
};

interface ToasterProps extends Omit<ComponentProps<typeof Sonner>, 'toastOptions' | 'style' | 'icons'> {
  /** The accessible name of the button that dismisses a toast. */
  dismissLabel: string;
}

function Toaster({ dismissLabel, ...props }: ToasterProps) {
  return (
    <Sonner
      // Without `dir`, sonner reads the computed direction, which forces a style recalculation of the page.
      dir="ltr"
      closeButton
      position="top-right"
      offset={{ top: 'var(--toast-top)', right: 'var(--toast-side)' }}
      mobileOffset={{ top: 'var(--toast-top)', left: 'var(--toast-side)', right: 'var(--toast-side)' }}
      className="toaster print:hidden"
      style={{ '--width': 'var(--toast-width)' }}
      icons={ICONS}
      toastOptions={{
        unstyled: true,
        duration: DURATION_MS,
        classNames: TOAST,
        closeButtonAriaLabel: dismissLabel,
      }}
      // Shows each toast at its own height, so that it can grow.
      expand
      {...props}
    />
  );
}

interface Toast {
  title: string;
  description: string;
  /** What happens next, in a second paragraph. */
  next?: string | undefined;
  tone: 'success' | 'error';
}

/** Shows an error over the open dialog, and a success message at the side of the page. */
function showToast({ title, description, next, tone }: Toast): void {
  toast[tone](title, {
    description: (
      <>
        <p>{description}</p>
        {next !== undefined && <p className="mt-1.5 wrap-anywhere max-xs:hidden">{next}</p>}
      </>
    ),
    position: tone === 'error' ? 'top-center' : 'top-right',
  });
}

/** Dismisses every toast. */
function dismissToasts(): void {
  toast.dismiss();
}

/** Whether the target of a DOM event is part of a toast. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

export { dismissToasts, isInToast, showToast, Toaster };
