import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useContent } from '@/content/use-content';
import { onFirstInteraction } from '@/lib/defer';
import { DialogFailure } from './dialog-failure';
import { useOpenDialog } from './dialog-location';

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

/**
 * The dialogs, whose code is loaded when the browser is idle after the first interaction, or at once when one is opened. After a
 * failure a note offers to load the page again, and the address opens the dialog.
 */
function LazyDialogs() {
  const { failures } = useContent();
  const name = useOpenDialog();
  const isOpen = name !== null;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    return isOpen ? want() : onFirstInteraction(want);
  }, [isOpen]);
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={<DialogFailure>{failures.dialog}</DialogFailure>}>
      <Suspense fallback={isOpen && <Busy key={name} />}>
        <Dialogs />
      </Suspense>
    </ErrorBoundary>
  );
}

export { LazyDialogs };
