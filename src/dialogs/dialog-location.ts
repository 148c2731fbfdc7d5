import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import { DIALOG_NAMES, type DialogName } from './dialog-names';
import { sending } from './sending';

/** In any case, and with whatever follows that is no letter: `#Waitlist?utm_source=card`, `#partner&fbclid=x`, `#waitlist.` */
function nameInAddress(): DialogName | null {
  const [, fragment] = /^#([a-z]+)/.exec(window.location.hash.toLowerCase()) ?? [];
  return DIALOG_NAMES.find((name) => name === fragment) ?? null;
}

/** The dialog in the address. A store of its own, since changes of the history by this module raise no event. */
const addressed = createStore<DialogName | null>(null);
const readAddress = () => addressed.set(nameInAddress());

/** Longer than between the presses of a double click, whose second some phones do not count. Milliseconds. */
const DOUBLE_CLICK_MS = 500;
let changedAt = -DOUBLE_CLICK_MS;
addressed.subscribe(() => {
  changedAt = performance.now();
});

/** Whether a press now is the second of a double click, and so meant what the first has changed: it opened or closed a dialog. */
export const isSecondPress = () => performance.now() - changedAt < DOUBLE_CLICK_MS;

const restoreScroll = () => {
  window.history.scrollRestoration = 'auto';
};

/** Also where Back led from a dialog: once it has not moved the page, other steps may. */
function onPopState(): void {
  readAddress();
  setTimeout(() => nameInAddress() === null && restoreScroll());
}

/**
 * The dialog that is open; null on the server and while hydrating. Not by the router's location: while the calculator is not
 * hydrated, React would drop its prerendered HTML with each change of that context above it.
 */
export function useOpenDialog(): DialogName | null {
  const name = useStore(addressed);
  useEffect(() => {
    readAddress();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  return useStore(sending) ?? name;
}

/** Whether the history is on its way back from a dialog that was closed. */
let isGoingBack = false;

function goBack(): void {
  isGoingBack = true;
  const arrive = () => {
    isGoingBack = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/** Opens a dialog in the place of any other, by an entry of the history. Does nothing while a form is being sent. */
export function openDialog(name: DialogName): void {
  const { history } = window;
  if (isGoingBack) {
    // The way back would close it.
    window.addEventListener('popstate', () => openDialog(name), { once: true });
    return;
  }
  const before = nameInAddress();
  if (sending.get() !== null || before === name) return;
  if (before !== null || history.state?.dialog) history.replaceState(history.state, '', `#${name}`);
  else {
    // Going back must not move the page. Reloading it may.
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', restoreScroll);
    history.pushState({ dialog: true }, '', `#${name}`);
  }
  readAddress();
}

/** Closes the dialog. Does nothing while its form is being sent. */
export function closeDialog(): void {
  const { history, location } = window;
  if (sending.get() !== null || nameInAddress() === null) return;
  // At once, since going back takes a moment, in which another Escape would leave the page.
  // Not the path alone: a host may answer `//` with the page, where a path is read as the name of a host.
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  readAddress();
  if (history.state?.dialog) goBack();
}

/** Closes the dialog whose form was sent, or keeps it open for another try, also if the visitor has gone back meanwhile. */
export function finishSending(outcome: 'sent' | 'failed'): void {
  const name = sending.get();
  sending.set(null);
  if (outcome === 'sent' && nameInAddress() === name) closeDialog();
  if (outcome === 'failed' && name !== null) openDialog(name);
}
