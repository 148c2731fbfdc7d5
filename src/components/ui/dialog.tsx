import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { followVisibleArea } from './visible-area';

/** Controlled: `onOpenChange(false)` is a request; the parent may ignore it while a request is in flight. */
const Dialog = Primitive.Root;

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  size?: 'narrow' | 'wide';
}

/** The control that opened this dialog, or the dialog that it replaced. */
let opener: Element | null = null;

function focusFirstControl(event: Event) {
  const focused = document.activeElement;
  // A dialog that is replaced leaves the focus inside itself, or on the body.
  if (focused !== document.body && !focused?.closest('[role="dialog"]')) opener = focused;
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const control = event.target.querySelector<HTMLElement>('input, select, textarea');
  (control ?? event.target).focus({ preventScroll: true });
}

function focusOpener(event: Event) {
  event.preventDefault();
  const another = document.querySelector('[role="dialog"][data-state="open"]');
  if (another !== null) return;
  // A control that has done its work may be gone or hidden, and then cannot take the focus.
  for (const target of [opener, document.querySelector('main')]) {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}

/** The panel of a dialog. Focuses its first form control when it opens, else itself, and the opener when it closes. */
function DialogContent({ size = 'narrow', className, ...props }: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay
        data-slot="dialog-overlay"
        className="z-dialog bg-scrim fixed inset-0 print:hidden"
      />
      <Primitive.Content
        ref={followVisibleArea}
        data-slot="dialog-content"
        data-size={size}
        className={cn(
          'bg-card text-foreground shadow-dialog rounded-xl outline-none print:hidden forced-colors:border',
          'z-dialog fixed inset-x-0 m-auto flex h-fit flex-col overflow-clip',
          // On phones it is at the bottom, within the thumb's reach.
          'max-sm:mb-[calc(16px+env(safe-area-inset-bottom))]',
          'w-[calc(100%-32px)] max-w-(--dialog-width)',
          className,
        )}
        onOpenAutoFocus={focusFirstControl}
        onCloseAutoFocus={focusOpener}
        // Radix moves focus from the last control to the first, and back, without scrolling.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        {...props}
      />
    </Primitive.Portal>
  );
}

interface DialogBodyProps {
  /** Drawn along the upper edge, above what scrolls. */
  edge?: ReactNode;
  closeLabel: string;
  closeDisabled?: boolean;
  children: ReactNode;
}

/** The part of a dialog that scrolls, with its close button. */
function DialogBody({ edge, closeLabel, closeDisabled, children }: DialogBodyProps) {
  return (
    <>
      {edge}
      <div
        data-slot="dialog-body"
        className={cn(
          'relative scroll-pt-4 scroll-pb-24 overflow-y-auto overscroll-contain px-(--dialog-inset) pt-8.5',
          'short:scroll-pb-4 sm:short:scroll-pb-20 sm:short:pt-3.5',
        )}
      >
        <Primitive.Close asChild disabled={closeDisabled}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={closeLabel}
            className="absolute top-1.5 right-[calc(var(--dialog-inset)-12px)]"
          >
            <CloseIcon className="size-[18px]" />
          </Button>
        </Primitive.Close>
        {children}
      </div>
    </>
  );
}

/** The buttons at the end of a dialog, which stay in view unless the screen is small in both directions. */
function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'bg-card -mx-(--dialog-inset) px-(--dialog-inset) pt-1.5 pb-[clamp(8px,4.5dvh,32px)]',
        'bottom-0 not-short:sticky sm:short:sticky',
        'sm:short:border-border sm:short:border-t sm:short:py-2',
        className,
      )}
      {...props}
    />
  );
}

/** The accessible name of the dialog. */
function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      className={cn('pr-12 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none', className)}
      {...props}
    />
  );
}

/** The accessible description of the dialog. */
function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-muted-foreground mt-2.5', className)}
      {...props}
    />
  );
}

export { Dialog, DialogBody, DialogContent, DialogDescription, DialogFooter, DialogTitle };
