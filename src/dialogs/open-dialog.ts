import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import { enterDialog, followHistory, leaveDialog } from './dialog-history';
import { type DialogName, dialogInUrl, readDialogFromUrl } from './dialog-url';

/** The dialog whose form is being sent, if any. This dialog stays open, whatever the URL says. */
const sending = createStore<DialogName | null>(null);

/** Returns whether the form of a dialog is being sent. */
export const useIsSending = (name: DialogName) => useStore(sending) === name;

/**
 * Returns the open dialog; null on the server and during hydration. Does not use the router's location, because React would
 * discard the calculator's prerendered HTML if the router's context changed before hydration.
 */
export function useOpenDialog(): DialogName | null {
  useEffect(followHistory, []);
  const name = useStore(dialogInUrl);
  return useStore(sending) ?? name;
}

/** Opens a dialog, replacing any other. Does nothing while a form is being sent. */
export function openDialog(name: DialogName): void {
  if (sending.get() === null) enterDialog(name);
}

/** Closes the open dialog. Does nothing while its form is being sent. */
export function closeDialog(): void {
  if (sending.get() === null) leaveDialog();
}

/** Locks a dialog open while its form is being sent. Returns false if a form is already being sent. */
export function startSending(name: DialogName): boolean {
  if (sending.get() !== null) return false;
  sending.set(name);
  return true;
}

/**
 * Unlocks the dialog. Closes it if its form was sent. Otherwise keeps it open for another attempt, even if the visitor has
 * gone back in the meantime.
 */
export function finishSending(outcome: 'sent' | 'failed'): void {
  const name = sending.get();
  sending.set(null);
  if (outcome === 'sent' && readDialogFromUrl() === name) leaveDialog();
  if (outcome === 'failed' && name !== null) enterDialog(name);
}
