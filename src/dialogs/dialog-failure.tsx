import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNote } from '@/components/failure-note';
import { closeDialog, useOpenDialog } from './open-dialog';

/** Takes the place of an open dialog that cannot be shown. After a reload the address opens it. */
function DialogFailure({ children }: { children: ReactNode }) {
  const name = useOpenDialog();
  return name !== null && <OpenFailure>{children}</OpenFailure>;
}

function OpenFailure({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  // A press beside it gives the dialog up, before the press opens one again.
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
