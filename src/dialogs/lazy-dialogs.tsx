import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '@/content/use-content';
import { onFirstInteraction } from '@/lib/defer';
import { withinDeadline } from '@/lib/within-deadline';
import { DialogFailure } from './dialog-failure';
import { useOpenDialog } from './open-dialog';

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
 * failure a note offers to load the page again, and the address opens the dialog; the next press asks for the code again.
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
      const module = await withinDeadline(() => import('./dialogs'));
      setDialogs(() => module.Dialogs);
    } catch (error) {
      console.error('The forms were not loaded', error);
      setFailed(true);
    }
  });
  useEffect(() => (isOpen ? void load() : onFirstInteraction(() => load())), [isOpen]);
  if (Dialogs !== null) return <Dialogs />;
  if (failed) return <DialogFailure>{failures.dialog}</DialogFailure>;
  return isOpen && <Busy key={name} />;
}

export { LazyDialogs };
