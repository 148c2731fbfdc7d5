import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import type { CalculatorInput } from '@/calculator/types';
import { clearToasts } from '@/components/ui/toaster';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import type { FormDialogSession } from '@/dialogs/use-form-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';

/** A visitor who has joined the waitlist during this visit. */
interface Joined {
  postalCode: string;
}

interface DialogsProps extends FormDialogSession {
  /** What the visitor has entered into the calculator; null if that is what it began with. */
  estimate: CalculatorInput | null;
  /** The registration of this visit. */
  joined: Joined | null;
  onJoined: (joined: Joined) => void;
}

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
function Dialogs({ estimate, joined, onJoined, ...session }: DialogsProps) {
  const { dialog } = session.state;
  useEffect(() => {
    if (dialog !== null) clearToasts(PAGE_TOASTER);
  }, [dialog]);
  return (
    <>
      <WaitlistDialog
        {...session}
        estimate={estimate}
        joined={joined}
        onRegistered={({ id, email, postalCode }) => {
          track(events.waitlistSubmit(id, email));
          onJoined({ postalCode });
        }}
      />
      <MechanicDialog {...session} />
      <PageToaster />
    </>
  );
}

export { Dialogs, type DialogsProps, type Joined };
