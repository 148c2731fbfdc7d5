import type { ReactNode } from 'react';
import { FailureNote } from '@/components/error-boundary';
import { closeDialog, useOpenDialog } from './dialog-location';

/** Takes the place of an open dialog that cannot be shown. After a reload the address opens it. */
function DialogFailure({ children }: { children: ReactNode }) {
  const name = useOpenDialog();
  if (name === null) return null;
  return (
    <FailureNote
      className="z-dialog shadow-float fixed inset-x-4 bottom-safe-4 mx-auto my-0 max-w-110"
      onDismiss={closeDialog}
    >
      {children}
    </FailureNote>
  );
}

export { DialogFailure };
