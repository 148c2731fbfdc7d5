import { useSyncExternalStore } from 'react';

/** Each is also the fragment of the address that opens it. */
const NAMES = ['waitlist', 'partner'] as const;
export type DialogName = (typeof NAMES)[number];

/** The dialog whose form is being sent: it stays open whatever the address says. */
let sending: DialogName | null = null;

const named = () => NAMES.find((name) => window.location.hash === `#${name}`) ?? null;

const EVENTS = ['popstate', 'dialogchange'];
const announce = () => window.dispatchEvent(new Event('dialogchange'));

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) window.addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, listener);
  };
}

const openNow = () => sending ?? named();
const noneYet = () => null;

/**
 * The dialog that is open; null on the server and while hydrating. Not by the router's location: while the calculator is not
 * hydrated, React would drop its prerendered HTML with each change of that context above it.
 */
export const useOpenDialog = () => useSyncExternalStore(subscribe, openNow, noneYet);

/** Whether the form of that dialog is being sent. */
export const useIsLocked = (name: DialogName) => useSyncExternalStore(subscribe, () => sending === name);

const restoreScroll = () => {
  window.history.scrollRestoration = 'auto';
};

/** Opens a dialog in the place of any other, by an entry of the history. Does nothing while a form is being sent. */
export function openDialog(name: DialogName): void {
  const { history } = window;
  if (sending !== null || named() === name) return;
  if (named() !== null || history.state?.dialog) history.replaceState(history.state, '', `#${name}`);
  else {
    // Going back must not move the page. Reloading it may.
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', restoreScroll);
    history.pushState({ dialog: true }, '', `#${name}`);
  }
  announce();
}

/** Closes the dialog. Does nothing while its form is being sent. */
export function closeDialog(): void {
  const { history, location } = window;
  if (sending !== null || named() === null) return;
  // At once, since going back takes a moment, in which another Escape would leave the page.
  // Not the path alone: a host may answer `//` with the page, where a path is read as the name of a host.
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  announce();
  if (history.state?.dialog) history.back();
}

/** Keeps the dialog open while its form is being sent. Returns false if a form is being sent already. */
export function lockDialog(name: DialogName): boolean {
  if (sending !== null) return false;
  sending = name;
  announce();
  return true;
}

/** Closes the dialog whose form was sent, or keeps it open for another try, also if the visitor has gone back meanwhile. */
export function unlockDialog(outcome: 'sent' | 'failed'): void {
  const name = sending;
  sending = null;
  if (outcome === 'sent' && named() === name) closeDialog();
  if (outcome === 'failed' && name !== null) openDialog(name);
  announce();
}
