import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { ErrorBoundary } from '@/components/error-boundary';
import { dismissToasts, isInToast, Toaster } from '@/components/ui/toaster';
import { useContent } from '@/content/use-content';
import { DialogFailure } from './dialog-failure';
import { useOpenDialog } from './dialog-location';
import { MechanicDialog } from './mechanic-dialog';
import { WaitlistDialog } from './waitlist-dialog';

/** The second tap of a double tap, which browsers do not count on all phones, follows within this time. */
const DOUBLE_TAP_MS = 500;

/** Both dialogs and the page's messages. */
function Dialogs() {
  const { failures, regionNames } = useContent();
  const dialog = useOpenDialog();
  // A message belongs to the dialog that it was shown in, or to the page.
  useEffect(() => {
    dismissToasts();
    if (dialog !== null) return;
    const closed = performance.now();
    /** Dismisses a message that the visitor has pressed beside, unless a second click meant its form; scrolling keeps it. */
    function onClick({ target, detail, timeStamp }: MouseEvent) {
      const isSecond = detail > 1 || timeStamp - closed < DOUBLE_TAP_MS;
      if (!isSecond && !isInToast(target)) dismissToasts();
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
