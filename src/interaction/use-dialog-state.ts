import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CLOSED, type DialogEvent, type DialogName, reduceDialogs } from '@/dialogs/dialog-state';

const NAMES: readonly DialogName[] = ['waitlist', 'partner'];

/** The dialog that the address names now. */
function namedDialog(): DialogName | null {
  return NAMES.find((name) => window.location.hash === `#${name}`) ?? null;
}

/** How many of the history's previous entries were added by dialogs of this page. */
function depthHere(): number {
  return window.history.state?.usr?.depth ?? 0;
}

/**
 * The state of the dialogs; the fragment of the address follows it. Back, Forward and an edited address are events like
 * any other; when one is ignored, the address is restored.
 *
 * The address is read from `window`: React holds back a change of `useLocation` until the calculator has hydrated, whose
 * code may never be loaded.
 */
export function useDialogState() {
  const navigate = useNavigate();
  const [state, setState] = useState(CLOSED);
  /** The state before React has rendered it, as two events may come at once. */
  const current = useRef(CLOSED);
  const depth = useRef(0);
  /** Whether a move through the history is under way; until it ends the address is the old one. */
  const moving = useRef(false);
  /** Scroll position of the page behind the dialog. */
  const position = useRef(0);
  useEffect(() => {
    if (state.dialog !== null) position.current = window.scrollY;
  }, [state.dialog]);

  function move(delta: number) {
    moving.current = true;
    navigate(delta);
  }

  function updateAddress() {
    if (moving.current) return;
    const { dialog } = current.current;
    const { pathname, search } = window.location;
    const address = { pathname, search, hash: dialog ?? '' };
    if (namedDialog() !== dialog) {
      if (namedDialog() === null) navigate(address, { state: { depth: depthHere() + 1 } });
      else if (dialog === null && depthHere() > 0) move(-1);
      else navigate(address, { replace: true, state: { depth: depthHere() } });
    }
    depth.current = depthHere();
  }

  /** Returns false when the event is ignored. */
  function dispatch(event: DialogEvent): boolean {
    const next = reduceDialogs(current.current, event);
    if (next === current.current) return false;
    if (next.dialog === null && namedDialog() !== null) position.current = window.scrollY;
    current.current = next;
    setState(next);
    updateAddress();
    return true;
  }

  const followAddress = useEffectEvent(() => {
    const { dialog } = current.current;
    const named = namedDialog();
    const arrived = moving.current;
    moving.current = false;
    if (!arrived && named !== dialog) {
      // The visitor has edited the address, which adds an entry.
      if (!window.history.state)
        navigate(window.location, { replace: true, state: { depth: depth.current + 1 } });
      dispatch(named === null ? { type: 'close' } : { type: 'open', dialog: named });
      // If the event was ignored, the history is still elsewhere.
      const delta = depth.current - depthHere();
      if (delta !== 0) move(delta);
    }
    updateAddress();
    // Going back scrolls the page to a fragment, or to an earlier position if it was still scrolling.
    if (arrived || dialog !== null)
      requestAnimationFrame(() => window.scrollTo({ top: position.current, behavior: 'instant' }));
  });
  useEffect(() => {
    const onPopState = () => followAddress();
    onPopState();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return { state, dispatch };
}
