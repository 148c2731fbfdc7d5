import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { clearToasts } from '@/components/ui/toaster';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import { WaitlistDialog, type WaitlistDialogProps } from '@/dialogs/waitlist-dialog';

interface DialogsProps extends Omit<WaitlistDialogProps, 'onRegistered'> {
  /** Called with the postal code as stored. */
  onJoined: (plate: string) => void;
}

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
function Dialogs({ estimate, plate, onJoined, ...session }: DialogsProps) {
  const { dialog } = session.state;
  useEffect(() => {
    if (dialog !== null) clearToasts(PAGE_TOASTER);
  }, [dialog]);
  return (
    <>
      <WaitlistDialog
        {...session}
        estimate={estimate}
        plate={plate}
        onRegistered={({ id, email, postalCode }) => {
          track(events.waitlistSubmit(id, email));
          onJoined(postalCode);
        }}
      />
      <MechanicDialog {...session} />
      <PageToaster />
    </>
  );
}

export { Dialogs, type DialogsProps };
