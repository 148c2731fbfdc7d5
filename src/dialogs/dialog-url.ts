import { createStore } from '@/lib/store';

/** The names of the dialogs. Each name is also the URL fragment that opens the dialog. */
const DIALOG_NAMES = ['waitlist', 'partner'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/**
 * Returns the dialog that the URL fragment names, or null. Ignores case and any suffix that does not start with a letter:
 * `#Waitlist?utm_source=card`, `#partner&fbclid=x`, `#waitlist.`
 */
export function readDialogFromUrl(): DialogName | null {
  const [, fragment] = /^#([a-z]+)/.exec(window.location.hash.toLowerCase()) ?? [];
  return DIALOG_NAMES.find((name) => name === fragment) ?? null;
}

/** The dialog that the URL named when `syncDialogFromUrl` last read it. */
export const dialogInUrl = createStore<DialogName | null>(null);
/**
 * Reads the URL again. Call this function after each change to the history, because `pushState` and `replaceState` fire no
 * event.
 */
export const syncDialogFromUrl = () => dialogInUrl.set(readDialogFromUrl());
