import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '@/content/use-content';
import { runAfterFirstInteraction } from '@/lib/defer';
import { withTimeout } from '@/lib/with-timeout';
import { DialogFailure } from './dialog-failure';
import { useOpenDialog } from './open-dialog';

/** Sets `aria-busy` on the button or link that opened the dialog. */
function Busy() {
  useEffect(() => {
    const control = document.activeElement?.closest('button, a');
    control?.setAttribute('aria-busy', 'true');
    return () => control?.removeAttribute('aria-busy');
  }, []);
  return null;
}

/**
 * Loads the dialogs when the browser is idle after the first interaction, or when the visitor opens one. If loading fails, a
 * note offers to reload the page, which then opens the dialog. Opening a dialog again also starts another attempt to load
 * the dialogs.
 */
function LazyDialogs() {
  const { failures } = useContent();
  const name = useOpenDialog();
  const isOpen = name !== null;
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useEffectEvent(async () => {
    if (Dialogs !== null) return;
    setFailed(false);
    try {
      const module = await withTimeout(() => import('./dialogs'));
      setDialogs(() => module.Dialogs);
    } catch (error) {
      console.error('The forms were not loaded', error);
      setFailed(true);
    }
  });
  useEffect(() => (isOpen ? void load() : runAfterFirstInteraction(() => load())), [isOpen]);
  if (Dialogs !== null) return <Dialogs />;
  if (failed) return <DialogFailure>{failures.dialog}</DialogFailure>;
  return isOpen && <Busy key={name} />;
}

export { LazyDialogs };
