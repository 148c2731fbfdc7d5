import { track } from '@/analytics/track';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PageToaster } from '@/dialogs/page-toaster';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';
import type { DialogName } from '@/hooks/use-dialogs';

export interface LoadedDialogsProps {
  dialog: DialogName | null;
  onClose: () => void;
}

function recordRegistration({ id, emailDomain }: { id: string; emailDomain: string | null }): void {
  track({
    type: 'form_submit',
    target: 'waitlist_form',
    userId: id,
    ...(emailDomain === null ? {} : { data: { email_domain: emailDomain } }),
  });
}

/** Both dialogs and the toasts. They stay mounted, so that what was typed outlives a closed dialog. */
export function LoadedDialogs({ dialog, onClose }: LoadedDialogsProps) {
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <>
      <WaitlistDialog
        open={dialog === 'waitlist'}
        onOpenChange={onOpenChange}
        onRegistered={recordRegistration}
      />
      <MechanicDialog open={dialog === 'mechanic'} onOpenChange={onOpenChange} />
      <PageToaster />
    </>
  );
}
