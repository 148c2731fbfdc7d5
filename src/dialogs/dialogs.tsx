import { useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { dismissToasts, isInToast, Toaster } from '@/components/ui/toaster';
import { useContent } from '@/content/use-content';
import { DialogFailure } from './dialog-failure';
import { isSecondClick } from './double-click';
import { FormDialog } from './form/form-dialog';
import { MechanicForm } from './mechanic-form';
import { useOpenDialog } from './open-dialog';
import { WaitlistForm } from './waitlist-form';

/** Both dialogs and the page's toasts. */
function Dialogs() {
  const { failures, regionNames } = useContent();
  const dialog = useOpenDialog();
  // Dismisses all toasts when a dialog opens or closes, because a toast is about the dialog in which it was shown, or about
  // the page if no dialog was open.
  useEffect(() => {
    dismissToasts();
    if (dialog !== null) return;
    /** Dismisses toasts when the visitor clicks outside them, but not when the visitor scrolls. */
    function onClick({ target }: MouseEvent) {
      if (!isSecondClick() && !isInToast(target)) dismissToasts();
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog]);
  return (
    <>
      <ErrorBoundary fallback={<DialogFailure>{failures.form}</DialogFailure>} resetKey={dialog}>
        <FormDialog name="waitlist" size="narrow">
          <WaitlistForm />
        </FormDialog>
        <FormDialog name="partner" size="wide">
          <MechanicForm />
        </FormDialog>
      </ErrorBoundary>
      <Toaster customAriaLabel={regionNames.page} dismissLabel={regionNames.dismiss} />
    </>
  );
}

export { Dialogs };
