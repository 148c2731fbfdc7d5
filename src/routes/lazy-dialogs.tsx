import {
  type ComponentType,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureToast } from '@/components/failure-toast';
import { failures } from '@/content/messages';
import { onFirstInteraction } from '@/lib/defer';
import { loadChunk } from '@/lib/load-chunk';
import type { DialogName, DialogsProps } from './dialogs';

const NAMES: readonly DialogName[] = ['waitlist', 'partner'];

/** State of a history entry that was added for a dialog: Back leads from it to the page. */
const ADDED = { addedForDialog: true };

/** The open dialog, which is the fragment of the address. */
function useDialogFragment() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dialog = NAMES.find((name) => hash === `#${name}`) ?? null;
  // Written before the next render too: one click may ask twice.
  const latest = useRef({ dialog, state });
  const inFlight = useRef(false);

  useEffect(() => {
    latest.current = { dialog, state };
    // Back cannot close a form that is being sent.
    if (dialog === null && inFlight.current) navigate(1);
  }, [dialog, state, navigate]);

  /** Returns whether the dialog was opened: not if it is open, or if the other one is sending its form. */
  function open(name: DialogName): boolean {
    if (inFlight.current || latest.current.dialog === name) return false;
    const replace = latest.current.dialog !== null;
    latest.current = { dialog: name, state: replace ? latest.current.state : ADDED };
    navigate({ pathname, search, hash: name }, { replace, state: latest.current.state });
    return true;
  }

  function close() {
    if (latest.current.dialog === null) return;
    const added = latest.current.state?.addedForDialog === true;
    latest.current = { dialog: null, state: null };
    if (added) navigate(-1);
    else navigate({ pathname, search }, { replace: true });
  }

  return { dialog, open, close, inFlight };
}

/** The button or link whose click is being handled. */
function usePressedControl(): RefObject<HTMLElement | null> {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    };
    const forget = () => {
      pressed.current = null;
    };
    window.addEventListener('click', keep, true);
    window.addEventListener('click', forget);
    return () => {
      window.removeEventListener('click', keep, true);
      window.removeEventListener('click', forget);
    };
  }, []);
  return pressed;
}

export type OpenDialog = (name: DialogName) => void;

/**
 * Loads the code of the dialogs when the browser is idle after the first interaction, or at once when a dialog is
 * opened. If that fails a toast says so, and the next press tries again. Only this component renders when the fragment
 * of the address changes; the page opens a dialog through `ref`.
 */
export function LazyDialogs({ ref }: { ref: Ref<OpenDialog> }) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const { dialog, open, close, inFlight } = useDialogFragment();
  const pressed = usePressedControl();

  useImperativeHandle(ref, () => (name) => {
    // Safari does not focus a button that is pressed. A dialog that closes returns the focus to it.
    if (open(name)) pressed.current?.focus({ preventScroll: true });
  });

  const load = useEffectEvent(async () => {
    const { Dialogs: Loaded } = await loadChunk(() => import('./dialogs'));
    setDialogs(() => Loaded);
  });
  const fail = useEffectEvent(() => {
    setFailed(true);
    close();
  });

  useEffect(() => onFirstInteraction(() => load().catch(() => undefined)), []);

  const loading = Dialogs === null ? dialog : null;
  useEffect(() => {
    if (loading === null) return;
    const control = document.activeElement?.closest('button, a');
    control?.setAttribute('aria-busy', 'true');
    setFailed(false);
    load().catch(fail);
    return () => control?.removeAttribute('aria-busy');
  }, [loading]);

  return (
    <>
      {Dialogs !== null && <Dialogs dialog={dialog} onClose={close} inFlight={inFlight} />}
      {failed && <FailureToast onDismiss={() => setFailed(false)}>{failures.dialog}</FailureToast>}
    </>
  );
}
