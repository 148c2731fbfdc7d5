import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '@/illustrations/icons';
import { Button } from './button';
import { followVisibleArea } from './visible-area';

/** Controlled: `onOpenChange(false)` is a request; the parent may ignore it while a request is in flight. */
const Dialog = Primitive.Root;

interface DialogContentProps {
  size?: 'narrow' | 'wide';
  closeLabel: string;
  closeDisabled?: boolean;
  /** Drawn along the upper edge. */
  edge?: ReactNode;
  /** Content fixed to the viewport that belongs to the dialog: a click on it is not outside, and Tab reaches it. */
  overlaid?: ReactNode;
  children: ReactNode;
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
function DialogContent({
  size = 'narrow',
  closeLabel,
  closeDisabled,
  edge,
  overlaid,
  children,
}: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="dialog-scrim z-dialog bg-scrim fixed inset-0 print:hidden" />
      <Primitive.Content
        ref={followVisibleArea}
        data-slot="dialog-content"
        data-size={size}
        className="dialog-panel print:hidden"
        onOpenAutoFocus={focusFirstControl}
        onCloseAutoFocus={focusOpener}
        // Radix moves focus from the last control to the first, and back, without scrolling.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      >
        {edge}
        <div className="dialog-body relative overflow-y-auto overscroll-contain">
          <Primitive.Close asChild disabled={closeDisabled}>
            <Button variant="ghost" size="icon" aria-label={closeLabel} className="dialog-close">
              <CloseIcon className="size-[18px]" />
            </Button>
          </Primitive.Close>
          {children}
        </div>
        {overlaid}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The accessible name of the dialog. */
function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <Primitive.Title className="pr-12 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">
      {children}
    </Primitive.Title>
  );
}

/** The accessible description of the dialog. */
function DialogDescription({ children }: { children: ReactNode }) {
  return <Primitive.Description className="text-muted-foreground mt-2.5">{children}</Primitive.Description>;
}

export { Dialog, DialogContent, DialogDescription, DialogTitle };
