import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PageToaster } from '@/dialogs/page-toaster';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';

export type DialogName = 'waitlist' | 'mechanic';

export interface DialogsProps {
  dialog: DialogName | null;
  onClose: () => void;
}

function recordRegistration(id: string, email: string): void {
  track(events.waitlistSubmit(id, email));
}

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
export function Dialogs({ dialog, onClose }: DialogsProps) {
  return (
    <>
      <WaitlistDialog open={dialog === 'waitlist'} onClose={onClose} onRegistered={recordRegistration} />
      <MechanicDialog open={dialog === 'mechanic'} onClose={onClose} />
      <PageToaster />
    </>
  );
}
