import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { isComposing } from './is-composing';
import { followVisibleArea } from './visible-area';

/**
 * A controlled dialog: `onOpenChange(false)` is a request, which the parent may ignore, for example while a form is being
 * sent.
 */
const Dialog = Primitive.Root;

type PointerDownOutsideEvent = Parameters<
  NonNullable<ComponentProps<typeof Primitive.Content>['onPointerDownOutside']>
>[0];

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  size?: 'narrow' | 'wide';
}

/** Keeps the dialog open unless the scrim itself was clicked, because a browser extension may show something over it. */
function ignoreUnlessOnScrim(event: PointerDownOutsideEvent) {
  const { target, button } = event.detail.originalEvent;
  const isOnScrim = target instanceof Element && target.matches('[data-slot="dialog-overlay"]');
  if (!isOnScrim || button !== 0) event.preventDefault();
}

function focusFirstControl(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const control = event.target.querySelector<HTMLElement>('input, select, textarea');
  (control ?? event.target).focus({ preventScroll: true });
  // Scrolls the body of the dialog, not the page.
  control?.scrollIntoView({ block: 'nearest' });
}

/** The panel of a dialog. When the dialog opens, the panel focuses its first form control, or itself if there is none. */
function DialogContent({
  size = 'narrow',
  className,
  onOpenAutoFocus,
  onPointerDownOutside,
  ...props
}: DialogContentProps) {
  return (
    <Primitive.Portal>
      {/* On phones the panel is at the bottom, within reach of the thumb. */}
      <Primitive.Overlay
        ref={followVisibleArea}
        data-slot="dialog-overlay"
        className={cn(
          'z-dialog bg-scrim fixed inset-0 flex items-end justify-center sm:items-center print:hidden',
          'px-safe-4 pt-(--dialog-above) pb-safe-4 max-sm:phone-landscape:p-0',
        )}
      >
        <Primitive.Content
          data-slot="dialog-content"
          className={cn(
            'bg-card text-foreground shadow-dialog rounded-xl outline-none forced-colors:border',
            'flex max-h-full w-full flex-col overflow-clip',
            'max-sm:phone-landscape:h-full max-sm:phone-landscape:rounded-none',
            size === 'wide' ? 'max-w-160' : 'max-w-120 phone-landscape:max-w-160',
            className,
          )}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            focusFirstControl(event);
          }}
          onPointerDownOutside={(event) => {
            onPointerDownOutside?.(event);
            ignoreUnlessOnScrim(event);
          }}
          // The first Escape ends the composition of an input method.
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

/** The scrolling content of a dialog, with the close button. */
function DialogBody({ closeLabel, closeDisabled, children }: DialogBodyProps) {
  return (
    <>
      <div aria-hidden="true" data-slot="dialog-edge" />
      <div
        data-slot="dialog-body"
        className={cn(
          'relative overflow-y-auto overscroll-contain px-(--dialog-inset) pt-8 phone-landscape:pt-4',
          // Keeps the focused control clear of the buttons when it is scrolled into view.
          'scroll-pt-4 scroll-pb-26 phone-landscape:scroll-pb-20',
        )}
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

/** The buttons at the end of a dialog. If sticky, they stay in view, except on a phone held sideways. */
function DialogFooter({ isSticky, ...props }: ComponentProps<'div'> & { isSticky: boolean }) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'bg-card border-border -mx-(--dialog-inset) grid gap-2.5 px-(--dialog-inset) pt-1.5 pb-7 has-[+div]:pb-3',
        'phone-landscape:border-t phone-landscape:py-2 max-sm:phone-landscape:pb-safe-2',
        isSticky && 'sticky bottom-0 max-sm:phone-landscape:static',
      )}
      {...props}
    />
  );
}

/** The title, which is also the accessible name of the dialog. */
function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pr-12 fit-text-3xl/10.5', className)} {...props} />;
}

/** The description, which is also the accessible description of the dialog. */
function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-muted-foreground mt-2.5', className)} {...props} />;
}

export { Dialog, DialogBody, DialogContent, DialogDescription, DialogFooter, DialogTitle };
