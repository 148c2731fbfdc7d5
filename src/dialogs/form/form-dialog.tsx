import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { DialogName } from '@/dialogs/dialog-address';
import { closeDialog, useOpenDialog } from '@/dialogs/open-dialog';
import { rememberOpener, returnFocus } from '@/dialogs/return-focus';
import { isSecondPress } from '@/dialogs/second-press';

interface FormDialogProps {
  name: DialogName;
  size: 'narrow' | 'wide';
  /** Mounted anew each time the dialog opens. */
  children: ReactNode;
}

/** A dialog with a form, which the address opens. */
function FormDialog({ name, size, children }: FormDialogProps) {
  const isOpen = useOpenDialog() === name;
  return (
    <Dialog open={isOpen} onOpenChange={closeDialog}>
      <DialogContent
        // While it fades out it takes no key.
        inert={!isOpen}
        size={size}
        onOpenAutoFocus={rememberOpener}
        onCloseAutoFocus={returnFocus}
        onPointerDownOutside={(event) => isSecondPress() && event.preventDefault()}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}

export { FormDialog };
