import {
  type ComponentType,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalculatorInput } from '@/calculator/types';
import { failures } from '@/content/messages';
import { onFirstInteraction } from '@/lib/defer';
import { loadChunk } from '@/lib/load-chunk';
import type { DialogName, DialogsProps } from './dialogs';
import { FailureToast } from './failure-toast';

const NAMES: readonly DialogName[] = ['waitlist', 'partner'];

/** State of a history entry that was added for a dialog: Back leads from it to the page. */
const ADDED = { addedForDialog: true };

/** The dialog that the address names now. */
function namedDialog(): DialogName | null {
  return NAMES.find((name) => window.location.hash === `#${name}`) ?? null;
}

/**
 * The open dialog, which is the fragment of the address. Read from the address itself: React holds back a change of
 * `useLocation` until the calculator has hydrated, whose code may never be loaded.
 */
function useDialogFragment() {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const inFlight = useRef(false);
  const leaving = useRef(false);
  /** Where the page is behind the dialog. */
  const position = useRef(0);
  useEffect(() => {
    if (dialog !== null) position.current = window.scrollY;
  }, [dialog]);

  const follow = useEffectEvent(() => {
    const named = namedDialog();
    leaving.current = false;
    setDialog(named);
    if (dialog === null) return;
    // Going back moves the page to a fragment, or to where it was if it was still scrolling.
    requestAnimationFrame(() => window.scrollTo({ top: position.current, behavior: 'instant' }));
    // Back cannot close a form that is being sent.
    if (named === null && inFlight.current) navigate(1);
  });
  useEffect(() => {
    setDialog(namedDialog());
    const onPopState = () => follow();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  /** Replaces the dialog that is open. Does nothing if this one is, or if a form is being sent. */
  function open(name: DialogName) {
    const named = namedDialog();
    if (inFlight.current || named === name) return;
    const { pathname, search } = window.location;
    const address = { pathname, search, hash: name };
    if (named === null) navigate(address, { state: ADDED });
    else navigate(address, { replace: true, state: window.history.state?.usr });
    setDialog(name);
  }

  function close() {
    if (leaving.current || namedDialog() === null) return;
    if (window.history.state?.usr?.addedForDialog === true) {
      position.current = window.scrollY;
      leaving.current = true;
      navigate(-1);
    } else {
      const { pathname, search } = window.location;
      navigate({ pathname, search }, { replace: true });
      setDialog(null);
    }
  }

  return { dialog, open, close, inFlight };
}

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
  open: (name: DialogName) => void;
  /** Keeps what the visitor has entered into the calculator. */
  setEstimate: (estimate: CalculatorInput | null) => void;
}

const load = () => loadChunk(() => import('./dialogs'));

interface LazyDialogsProps extends Pick<DialogsProps, 'onJoined'> {
  ref: Ref<DialogsHandle>;
}

/**
 * Loads the code of the dialogs when the browser is idle after the first interaction, or at once when a dialog is
 * opened. If that fails a toast says so, and the next press tries again. Only this component renders when the
 * fragment of the address changes; the page opens a dialog through `ref`.
 */
function LazyDialogs({ ref, onJoined }: LazyDialogsProps) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const { dialog, open, close, inFlight } = useDialogFragment();
  const [estimate, setEstimate] = useState<CalculatorInput | null>(null);
  useImperativeHandle(ref, () => ({ setEstimate, open }));
  useFocusOnPress();

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
    load().then((loaded) => setDialogs(() => loaded.Dialogs), fail);
    return () => control?.removeAttribute('aria-busy');
  }, [loading]);

  return (
    <>
      {Dialogs !== null && <Dialogs {...{ dialog, inFlight, estimate, onJoined }} onClose={close} />}
      {failed && <FailureToast onDismiss={() => setFailed(false)}>{failures.dialog}</FailureToast>}
    </>
  );
}

export { type DialogsHandle, LazyDialogs };
