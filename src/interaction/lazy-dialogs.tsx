import {
  type ComponentType,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react';
import type { CalculatorInput } from '@/calculator/types';
import { failures } from '@/content/messages';
import type { DialogName } from '@/dialogs/dialog-state';
import { onFirstInteraction } from '@/lib/defer';
import { loadChunk } from '@/lib/load-chunk';
import type { DialogsProps } from './dialogs';
import { FailureToast } from './failure-toast';
import { useDialogState } from './use-dialog-state';

/** Focuses what is pressed, as Safari does not: a dialog that closes returns the focus to it. */
function useFocusOnPress(): void {
  useEffect(() => {
    const focus = ({ target }: Event) => {
      if (target instanceof Element) target.closest<HTMLElement>('button, a')?.focus({ preventScroll: true });
    };
    window.addEventListener('click', focus, true);
    return () => window.removeEventListener('click', focus, true);
  }, []);
}

/** How the page reaches its dialogs. */
interface DialogsHandle {
  /** Replaces the dialog that is open. Does nothing while a form is being sent. */
  open: (name: DialogName) => void;
  /** Remembers what the visitor has entered into the calculator. */
  setEstimate: (estimate: CalculatorInput | null) => void;
}

const load = () => loadChunk(() => import('./dialogs'));

interface LazyDialogsProps extends Pick<DialogsProps, 'plate' | 'onJoined'> {
  ref: Ref<DialogsHandle>;
}

/**
 * Loads the code of the dialogs when the browser is idle after the first interaction, or at once when a dialog is
 * opened. If that fails a toast says so, and the next press tries again. Only this component renders when the
 * fragment of the address changes; the page opens a dialog through `ref`.
 */
function LazyDialogs({ ref, plate, onJoined }: LazyDialogsProps) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const { state, dispatch } = useDialogState();
  const [estimate, setEstimate] = useState<CalculatorInput | null>(null);
  useImperativeHandle(ref, () => ({ setEstimate, open: (dialog) => dispatch({ type: 'open', dialog }) }));
  useFocusOnPress();

  useEffect(() => onFirstInteraction(() => load().catch(() => undefined)), []);

  const fail = useEffectEvent(() => dispatch({ type: 'fail' }));
  const loading = Dialogs === null ? state.dialog : null;
  useEffect(() => {
    if (loading === null) return;
    let wanted = true;
    const control = document.activeElement?.closest('button, a');
    control?.setAttribute('aria-busy', 'true');
    load().then(
      (loaded) => setDialogs(() => loaded.Dialogs),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
      control?.removeAttribute('aria-busy');
    };
  }, [loading]);

  return (
    <>
      {Dialogs !== null && <Dialogs {...{ state, dispatch, estimate, plate, onJoined }} />}
      {state.phase === 'failed' && (
        <FailureToast onDismiss={() => dispatch({ type: 'dismiss' })}>{failures.dialog}</FailureToast>
      )}
    </>
  );
}

export { type DialogsHandle, LazyDialogs };
