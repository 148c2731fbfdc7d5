import { createStore, useStore } from '@/lib/store';
import type { DialogName } from './dialog-names';

/** The dialog whose form is being sent; one at a time. It stays open whatever the address says. */
export const sending = createStore<DialogName | null>(null);

/** Whether the form of that dialog is being sent. */
export const useIsSending = (name: DialogName) => useStore(sending) === name;

/** Keeps the dialog open while its form is being sent. Returns false if a form is being sent already. */
export function startSending(name: DialogName): boolean {
  if (sending.get() !== null) return false;
  sending.set(name);
  return true;
}
