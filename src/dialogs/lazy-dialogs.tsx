import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useContent } from '@/content/use-content';
import { onFirstInteraction } from '@/lib/defer';
import { DialogFailure } from './dialog-failure';
import { useOpenDialog } from './dialog-location';
import { loadDialogs } from './load-dialogs';

/** React keeps the failure of a lazy component, so another one takes its place. */
let Dialogs = lazyDialogs();

function lazyDialogs() {
  return lazy(async () => {
    try {
      return { default: (await loadDialogs()).Dialogs };
    } catch (error) {
      Dialogs = lazyDialogs();
      throw error;
    }
  });
}

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
 * failure it is tried again whenever one is opened or given up.
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
    <ErrorBoundary fallback={<DialogFailure>{failures.dialog}</DialogFailure>} resetKey={name}>
      <Suspense fallback={isOpen && <Busy key={name} />}>
        <Dialogs />
      </Suspense>
    </ErrorBoundary>
  );
}

export { LazyDialogs };
