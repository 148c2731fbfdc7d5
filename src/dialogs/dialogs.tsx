import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { ErrorBoundary } from '@/components/error-boundary';
import { dismissToasts, isInToast, Toaster } from '@/components/ui/toaster';
import { useContent } from '@/content/use-content';
import { DialogFailure } from './dialog-failure';
import { isSecondPress, useOpenDialog } from './dialog-location';
import { MechanicDialog } from './mechanic-dialog';
import { WaitlistDialog } from './waitlist-dialog';

/** Both dialogs and the page's messages. */
function Dialogs() {
  const { failures, regionNames } = useContent();
  const dialog = useOpenDialog();
  // A message belongs to the dialog that it was shown in, or to the page.
  useEffect(() => {
    dismissToasts();
    if (dialog !== null) return;
    /** Dismisses a message that the visitor has pressed beside; scrolling keeps it. */
    function onClick({ target }: MouseEvent) {
      if (!isSecondPress() && !isInToast(target)) dismissToasts();
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog]);
  return (
    <>
      <ErrorBoundary fallback={<DialogFailure>{failures.form}</DialogFailure>} resetKey={dialog}>
        <WaitlistDialog onRegistered={(id, email) => track(events.waitlistSubmit(id, email))} />
        <MechanicDialog />
      </ErrorBoundary>
      <Toaster customAriaLabel={regionNames.page} dismissLabel={regionNames.dismiss} />
    </>
  );
}

export { Dialogs };
