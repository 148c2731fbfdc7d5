import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNote } from '@/components/failure-note';
import { closeDialog, useOpenDialog } from './open-dialog';

/**
 * Shows a note in place of an open dialog that cannot be shown. Reloading the page opens the dialog, because the URL still
 * names it.
 */
function DialogFailure({ children }: { children: ReactNode }) {
  const name = useOpenDialog();
  return name !== null && <OpenFailure>{children}</OpenFailure>;
}

function OpenFailure({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  // Closes the dialog on a click outside the note. Listens in the capture phase, so that the same click can then open a
  // dialog again.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !note.current?.contains(target)) closeDialog();
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
  return (
    <FailureNote
      ref={note}
      className="z-dialog shadow-float fixed inset-x-4 bottom-safe-4 mx-auto my-0 max-w-110"
      onDismiss={closeDialog}
    >
      {children}
    </FailureNote>
  );
}

export { DialogFailure };
