import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import type { CalculatorInput } from '@/calculator/types';
import { clearToasts } from '@/components/ui/toaster';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import type { FormDialogSession } from '@/dialogs/use-form-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';

/** Also the fragment of the address that opens it. */
type DialogName = 'waitlist' | 'partner';

/** A visitor who has joined the waitlist during this visit. */
interface Joined {
  postalCode: string;
}

interface DialogsProps extends Omit<FormDialogSession, 'open'> {
  dialog: DialogName | null;
  /** What the visitor has entered into the calculator; null if that is what it began with. */
  estimate: CalculatorInput | null;
  onJoined: (joined: Joined) => void;
}

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
function Dialogs({ dialog, estimate, onJoined, ...session }: DialogsProps) {
  useEffect(() => {
    if (dialog !== null) clearToasts(PAGE_TOASTER);
  }, [dialog]);
  return (
    <>
      <WaitlistDialog
        {...session}
        open={dialog === 'waitlist'}
        estimate={estimate}
        onRegistered={({ id, email, postalCode }) => {
          track(events.waitlistSubmit(id, email));
          onJoined({ postalCode });
        }}
      />
      <MechanicDialog {...session} open={dialog === 'partner'} />
      <PageToaster />
    </>
  );
}

export { type DialogName, Dialogs, type DialogsProps, type Joined };
