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

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
export function Dialogs({ dialog, onClose }: DialogsProps) {
  return (
    <>
      <WaitlistDialog
        open={dialog === 'waitlist'}
        onClose={onClose}
        onRegistered={(id, email) => track(events.waitlistSubmit(id, email))}
      />
      <MechanicDialog open={dialog === 'mechanic'} onClose={onClose} />
      <PageToaster />
    </>
  );
}
