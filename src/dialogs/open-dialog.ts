import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import { addressed, type DialogName, nameInAddress } from './dialog-address';
import { enterDialog, followHistory, leaveDialog } from './dialog-history';

/** The dialog whose form is being sent; one at a time. It stays open whatever the address says. */
const sending = createStore<DialogName | null>(null);

/** Whether the form of that dialog is being sent. */
export const useIsSending = (name: DialogName) => useStore(sending) === name;

/**
 * The dialog that is open; null on the server and while hydrating. Not by the router's location: while the calculator is not
 * hydrated, React would drop its prerendered HTML with each change of that context above it.
 */
export function useOpenDialog(): DialogName | null {
  useEffect(followHistory, []);
  const name = useStore(addressed);
  return useStore(sending) ?? name;
}

/** Opens a dialog in the place of any other. Does nothing while a form is being sent. */
export function openDialog(name: DialogName): void {
  if (sending.get() === null) enterDialog(name);
}

/** Closes the dialog. Does nothing while its form is being sent. */
export function closeDialog(): void {
  if (sending.get() === null) leaveDialog();
}

/** Keeps the dialog open while its form is being sent. Returns false if a form is being sent already. */
export function startSending(name: DialogName): boolean {
  if (sending.get() !== null) return false;
  sending.set(name);
  return true;
}

/** Closes the dialog whose form was sent, or keeps it open for another try, also if the visitor has gone back meanwhile. */
export function finishSending(outcome: 'sent' | 'failed'): void {
  const name = sending.get();
  sending.set(null);
  if (outcome === 'sent' && nameInAddress() === name) leaveDialog();
  if (outcome === 'failed' && name !== null) enterDialog(name);
}
