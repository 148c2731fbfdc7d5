import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { DialogName } from '@/dialogs/dialog-url';
import { isSecondClick } from '@/dialogs/double-click';
import { closeDialog, useOpenDialog } from '@/dialogs/open-dialog';
import { rememberOpener, returnFocus } from '@/dialogs/return-focus';

interface FormDialogProps {
  name: DialogName;
  size: 'narrow' | 'wide';
  /** The form, which is mounted again each time the dialog opens. */
  children: ReactNode;
}

/** A dialog with a form. It is open while the URL names it, or while its form is being sent. */
function FormDialog({ name, size, children }: FormDialogProps) {
  const isOpen = useOpenDialog() === name;
  return (
    <Dialog open={isOpen} onOpenChange={closeDialog}>
      <DialogContent
        // Accepts no input while it fades out.
        inert={!isOpen}
        size={size}
        onOpenAutoFocus={rememberOpener}
        onCloseAutoFocus={returnFocus}
        // The second click of a double-click on the opener does not close the dialog.
        onPointerDownOutside={(event) => isSecondClick() && event.preventDefault()}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}

export { FormDialog };
