import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { FailureToast } from '@/components/failure-toast';
import { failures } from '@/content/messages';
import { onFirstInteraction } from '@/lib/defer';
import { loadChunk } from '@/lib/load-chunk';
import type { DialogName, DialogsProps } from './dialogs';

/** Which dialog is open: at most one. Opening another is ignored, since the open one may be submitting. */
export function useDialogs() {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  return {
    dialog,
    openWaitlist: useCallback(() => setDialog((open) => open ?? 'waitlist'), []),
    openMechanic: useCallback(() => setDialog((open) => open ?? 'mechanic'), []),
    close: useCallback(() => setDialog(null), []),
  };
}

/**
 * Loads the code of the dialogs when the browser is idle after the first interaction, or at once when a dialog is
 * opened. If that fails a toast says so, and the next press tries again.
 */
export function LazyDialogs({ dialog, onClose }: DialogsProps) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const shouldLoad = dialog !== null && Dialogs === null;
  const load = useCallback(async () => {
    const { Dialogs: Loaded } = await loadChunk(() => import('./dialogs'));
    setDialogs(() => Loaded);
  }, []);

  useEffect(() => onFirstInteraction(() => load().catch(() => undefined)), [load]);

  useEffect(() => {
    if (!shouldLoad) return;
    setFailed(false);
    load().catch(() => {
      setFailed(true);
      onClose();
    });
  }, [shouldLoad, load, onClose]);

  return (
    <>
      {Dialogs !== null && <Dialogs dialog={dialog} onClose={onClose} />}
      {failed && <FailureToast onDismiss={() => setFailed(false)}>{failures.dialog}</FailureToast>}
    </>
  );
}
