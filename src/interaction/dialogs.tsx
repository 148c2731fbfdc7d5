import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { dismissToasts, isInToast, Toaster } from '@/components/ui/toaster';
import { useOpenDialog } from '@/dialogs/dialog-location';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';
import { useContent } from '@/hooks/use-content';

/** Dismisses a message that the visitor has pressed beside; scrolling keeps it. */
function onClick({ target }: MouseEvent) {
  if (!isInToast(target)) dismissToasts();
}

/** Both dialogs and the page's messages. */
function Dialogs() {
  const { regionNames } = useContent();
  const dialog = useOpenDialog();
  // A message belongs to the dialog that it was shown in, or to the page.
  useEffect(() => {
    dismissToasts();
    if (dialog !== null) return;
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog]);
  return (
    <>
      <WaitlistDialog onRegistered={(id, email) => track(events.waitlistSubmit(id, email))} />
      <MechanicDialog />
      <Toaster customAriaLabel={regionNames.page} dismissLabel={regionNames.dismiss} />
    </>
  );
}

export { Dialogs };
