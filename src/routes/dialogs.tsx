import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { clearToasts } from '@/components/ui/toaster';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import type { FormDialogSession } from '@/dialogs/use-form-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';

/** Also the fragment of the address that opens it. */
export type DialogName = 'waitlist' | 'partner';

export interface DialogsProps extends Omit<FormDialogSession, 'open'> {
  dialog: DialogName | null;
}

/** Both dialogs and the page's toasts. They stay mounted, so that typed values outlive a closed dialog. */
export function Dialogs({ dialog, ...session }: DialogsProps) {
  useEffect(() => {
    if (dialog !== null) clearToasts(PAGE_TOASTER);
  }, [dialog]);
  return (
    <>
      <WaitlistDialog
        {...session}
        open={dialog === 'waitlist'}
        onRegistered={(id, email) => track(events.waitlistSubmit(id, email))}
      />
      <MechanicDialog {...session} open={dialog === 'partner'} />
      <PageToaster />
    </>
  );
}
