import { Suspense, useEffect } from 'react';
import { FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { closeDialog, useOpenDialog } from '@/dialogs/open-dialog';
import { useHydrated } from '@/hooks/use-hydrated';
import { onFirstInteraction } from '@/lib/defer';
import { later, useLoad } from './later';

const dialogs = later(async () => (await import('./dialogs')).Dialogs);

const atOnce = (task: () => void): undefined => void task();

/** Marks the control that was pressed as busy. */
function Busy() {
  useEffect(() => {
    const control = document.activeElement?.closest('button, a');
    control?.setAttribute('aria-busy', 'true');
    return () => control?.removeAttribute('aria-busy');
  }, []);
  return null;
}

/**
 * The dialogs, whose code is loaded when the browser is idle after the first interaction, or at once when one is opened. If
 * that fails a note says so: after a reload the address opens the dialog.
 */
function LazyDialogs() {
  const name = useOpenDialog();
  const failed = useLoad(dialogs.load, name === null ? onFirstInteraction : atOnce);
  const hydrated = useHydrated();
  if (failed) {
    if (name === null) return null;
    return (
      <FailureNote
        className="z-dialog shadow-float fixed inset-x-4 bottom-4 mx-auto my-0 max-w-110"
        onDismiss={closeDialog}
      >
        {failures.dialog}
      </FailureNote>
    );
  }
  return (
    hydrated && (
      <Suspense fallback={name !== null && <Busy key={name} />}>
        <dialogs.Component />
      </Suspense>
    )
  );
}

export { LazyDialogs };
