import { useEffect, useRef } from 'react';
import { randomId } from '@/lib/random-id';

/** Settles when the entry of a dialog that has closed is left. */
let left: Promise<unknown> = Promise.resolve();

/** Whether the current entry is the one that was added with this id. */
function isCurrent(id: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === id;
}

/** Listens before the router, which would render for an address that is the same. */
function onPopState(listener: () => void, options: AddEventListenerOptions): void {
  const listenFirst = (event: Event) => {
    event.stopImmediatePropagation();
    listener();
  };
  window.addEventListener('popstate', listenFirst, { capture: true, ...options });
}

/**
 * Adds a history entry, and calls `onBack` when the visitor goes back from it; if that returns false the entry stays.
 * @returns A function that leaves the entry and stops listening.
 */
function addBackEntry(onBack: () => boolean): () => void {
  const id = randomId();
  const listening = new AbortController();
  const { signal } = listening;
  void left.then(() => {
    if (signal.aborted) return;
    window.history.pushState({ ...window.history.state, dialog: id }, '');
    onPopState(() => void (isCurrent(id) || onBack() || window.history.forward()), { signal });
  });
  return () => {
    listening.abort();
    if (!isCurrent(id)) return;
    left = new Promise<void>((resolve) => onPopState(resolve, { once: true }));
    window.history.back();
  };
}

/**
 * Calls `onBack` instead of leaving the page when the visitor goes back in the history while `open`; it returns false to
 * stay open. A history entry, not a CloseWatcher, which ignores the Back button on computers.
 */
export function useCloseOnBack(open: boolean, onBack: () => boolean): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (open) return addBackEntry(() => latest.current());
    return undefined;
  }, [open]);
}
