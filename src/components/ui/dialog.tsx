import './dialog.css';
import * as Primitive from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { followVisibleArea } from './visible-area';

/** Opens and closes by its props alone: `onOpenChange(false)` is a wish, which the owner may leave unheard. */
function Dialog(props: ComponentProps<typeof Primitive.Root>) {
  const { open = false } = props;
  useEffect(() => {
    if (!open) return;
    document.documentElement.toggleAttribute('data-dimmed', true);
    return () => void document.documentElement.toggleAttribute('data-dimmed', false);
  }, [open]);
  return <Primitive.Root {...props} />;
}

const panelVariants = cva(
  'dialog-panel fixed inset-x-0 top-(--visible-top) bottom-(--visible-bottom) z-90 m-auto mb-(--dialog-below) flex h-fit max-h-[calc(100dvh-var(--visible-top)-var(--visible-bottom)-var(--dialog-spare))] w-[calc(100%-32px)] flex-col overflow-hidden rounded-xl bg-card text-foreground shadow-dialog outline-none forced-colors:border print:hidden',
  {
    variants: { size: { narrow: 'max-w-[480px]', wide: 'max-w-[640px]' } },
    defaultVariants: { size: 'narrow' },
  },
);

type DialogContentProps = ComponentProps<typeof Primitive.Content> &
  VariantProps<typeof panelVariants> & {
    closeLabel: string;
    closeDisabled?: boolean;
    /** What is fixed to the window but belongs to the dialog: a click there is not outside, and Tab reaches it. */
    overlaid?: ReactNode;
  };

/**
 * The panel over the page: scrolls by itself, begins at its first form control and gives focus back to what had it.
 */
function DialogContent({
  size,
  closeLabel,
  closeDisabled,
  overlaid,
  children,
  ...props
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);

  function focusFirstControl(event: Event) {
    opener.current = document.activeElement;
    const control =
      event.target instanceof Element && event.target.querySelector<HTMLElement>('input, select, textarea');
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  function focusOpener(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    <Primitive.Portal>
      <Primitive.Overlay className="dialog-scrim fixed inset-0 z-90 bg-scrim print:hidden" />
      <Primitive.Content
        ref={followVisibleArea}
        data-slot="dialog-content"
        className={cn(panelVariants({ size }))}
        onOpenAutoFocus={focusFirstControl}
        onCloseAutoFocus={focusOpener}
        // Focus that Radix leads round from the last control to the first, or back, does not scroll by itself.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        {...props}
      >
        <div className="dialog-tick-edge" aria-hidden="true" />
        <div className="relative scroll-py-4 overflow-y-auto overscroll-contain px-(--dialog-inset) pt-[34px] pb-8">
          <Primitive.Close asChild disabled={closeDisabled}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={closeLabel}
              className="absolute top-1.5 right-[calc(var(--dialog-inset)-12px)]"
            >
              <svg viewBox="0 0 16 16" className="size-[18px]" aria-hidden="true">
                <path d="M3 3l10 10M13 3 3 13" className="stroke-current stroke-2" />
              </svg>
            </Button>
          </Primitive.Close>
          {children}
        </div>
        {overlaid}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The dialog's name. */
function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      className={cn('pr-12 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none', className)}
      {...props}
    />
  );
}

/** The sentence under the title, read together with it. */
function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('mt-2.5 text-muted-foreground', className)} {...props} />;
}

export { Dialog, DialogContent, DialogDescription, DialogTitle };
