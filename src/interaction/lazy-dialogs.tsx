import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { closeDialog, useOpenDialog } from '@/dialogs/dialog-location';
import { useContent } from '@/hooks/use-content';
import { onFirstInteraction } from '@/lib/defer';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs')).Dialogs }));

/** Marks the control that was pressed as busy. */
function Busy() {
  useEffect(() => {
    const control = document.activeElement?.closest('button, a');
    control?.setAttribute('aria-busy', 'true');
    return () => control?.removeAttribute('aria-busy');
  }, []);
  return null;
}

/** Takes the place of a dialog whose code could not be loaded. After a reload the address opens it. */
function LoadFailure() {
  const { failures } = useContent();
  const name = useOpenDialog();
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

/** The dialogs, whose code is loaded when the browser is idle after the first interaction, or at once when one is opened. */
function LazyDialogs() {
  const name = useOpenDialog();
  const isOpen = name !== null;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    return isOpen ? want() : onFirstInteraction(want);
  }, [isOpen]);
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={<LoadFailure />}>
      <Suspense fallback={isOpen && <Busy key={name} />}>
        <Dialogs />
      </Suspense>
    </ErrorBoundary>
  );
}

export { LazyDialogs };
