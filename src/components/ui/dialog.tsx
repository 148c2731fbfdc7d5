import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { isComposing } from './is-composing';
import { followVisibleArea } from './visible-area';

/** Controlled: `onOpenChange(false)` is a request; the parent may ignore it while a request is in flight. */
const Dialog = Primitive.Root;

type PointerDownOutsideEvent = Parameters<
  NonNullable<ComponentProps<typeof Primitive.Content>['onPointerDownOutside']>
>[0];

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  size?: 'narrow' | 'wide';
}

/** The control that opened this dialog, or the dialog that it replaced. */
let opener: Element | null = null;

/** When the last dialog opened, in milliseconds since the page was loaded. */
let openedAt = 0;

/** Longer than between the two presses of a double click. */
const DOUBLE_CLICK_MS = 500;

function focusFirstControl(event: Event) {
  openedAt = event.timeStamp;
  const focused = document.activeElement;
  // A dialog that is replaced leaves the focus inside itself, or on the body.
  if (focused !== document.body && !focused?.closest('[role="dialog"]')) opener = focused;
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const control = event.target.querySelector<HTMLElement>('input, select, textarea');
  (control ?? event.target).focus({ preventScroll: true });
}

/**
 * Keeps a dialog open when the press was not on its scrim or the page, but on what an extension shows beside them, such as the
 * menu of a password manager; or when it is the second of a double click on the opener, or of another button than the first.
 */
function keepOpen(event: PointerDownOutsideEvent) {
  const { target, timeStamp, button } = event.detail.originalEvent;
  const isOnPage =
    target instanceof Element && target.closest('#root, [data-slot="dialog-overlay"]') !== null;
  if (!isOnPage || button !== 0 || timeStamp - openedAt < DOUBLE_CLICK_MS) event.preventDefault();
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
      {/* On phones the panel is at the bottom, within the thumb's reach. */}
      <Primitive.Overlay
        ref={followVisibleArea}
        data-slot="dialog-overlay"
        className="z-dialog bg-scrim fixed inset-0 flex items-end justify-center px-safe-4 pt-(--dialog-above) pb-safe-4 sm:items-center print:hidden max-sm:landscape-phone:p-0"
      >
        <Primitive.Content
          data-slot="dialog-content"
          className={cn(
            'bg-card text-foreground shadow-dialog rounded-xl outline-none forced-colors:border',
            'flex max-h-full w-full flex-col overflow-clip max-sm:landscape-phone:h-full max-sm:landscape-phone:rounded-none',
            size === 'wide' ? 'max-w-160' : 'max-w-120 landscape-phone:max-w-160',
            className,
          )}
          onOpenAutoFocus={focusFirstControl}
          onCloseAutoFocus={focusOpener}
          onPointerDownOutside={keepOpen}
          // Escape ends a composition first.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...props}
        />
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

interface DialogBodyProps {
  closeLabel: string;
  closeDisabled?: boolean;
  children: ReactNode;
}

/** The part of a dialog that scrolls, with its close button. */
function DialogBody({ closeLabel, closeDisabled, children }: DialogBodyProps) {
  return (
    <>
      <div aria-hidden="true" data-slot="dialog-edge" />
      <div
        data-slot="dialog-body"
        // What has the focus is scrolled clear of the buttons, with a message above them.
        className="relative scroll-pt-4 scroll-pb-22 overflow-y-auto overscroll-contain px-(--dialog-inset) pt-8 has-[[role=alert]:not(.sr-only)]:scroll-pb-44 landscape-phone:scroll-pb-16 landscape-phone:pt-4"
      >
        <Primitive.Close asChild disabled={closeDisabled}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={closeLabel}
            className="absolute top-1.5 right-(--dialog-inset) -mr-3"
          >
            <CloseIcon className="size-4.5" />
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
        'bg-card border-border sticky bottom-0 -mx-(--dialog-inset) px-(--dialog-inset) pt-1.5 pb-7',
        'landscape-phone:border-t landscape-phone:py-2 max-sm:landscape-phone:static max-sm:landscape-phone:pb-safe-2',
        className,
      )}
      {...props}
    />
  );
}

/** The accessible name of the dialog. */
function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pr-12 fit-3xl/10.5', className)} {...props} />;
}

/** The accessible description of the dialog. */
function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-muted-foreground mt-2.5', className)} {...props} />;
}

export { Dialog, DialogBody, DialogContent, DialogDescription, DialogFooter, DialogTitle };
