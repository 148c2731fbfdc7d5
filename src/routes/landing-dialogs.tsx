import { lazy, Suspense, useEffect, useState } from 'react';
import { track } from '@/analytics/track';
import type { DialogName } from '@/hooks/use-dialogs';
import { whenIdle } from '@/lib/when-idle';

const WaitlistDialog = lazy(async () => ({
  default: (await import('@/dialogs/waitlist-dialog')).WaitlistDialog,
}));
const MechanicDialog = lazy(async () => ({
  default: (await import('@/dialogs/mechanic-dialog')).MechanicDialog,
}));
const PageToaster = lazy(async () => ({ default: (await import('@/dialogs/page-toaster')).PageToaster }));

interface LandingDialogsProps {
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

/**
 * Both dialogs and the toasts, which a page that is being read does without: their code comes when the page is idle
 * or one of them is asked for. They stay mounted, so that what was typed outlives a closed dialog.
 */
export function LandingDialogs({ dialog, onClose }: LandingDialogsProps) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle && dialog === null) return null;

  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <Suspense fallback={null}>
      <WaitlistDialog
        open={dialog === 'waitlist'}
        onOpenChange={onOpenChange}
        onRegistered={recordRegistration}
      />
      <MechanicDialog open={dialog === 'mechanic'} onOpenChange={onOpenChange} />
      <PageToaster />
    </Suspense>
  );
}
