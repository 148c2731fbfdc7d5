import { createStore } from '@/lib/store';

/** The dialogs. Each name is also the fragment of the address that opens it. */
const DIALOG_NAMES = ['waitlist', 'partner'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/** In any case, and with whatever follows that is no letter: `#Waitlist?utm_source=card`, `#partner&fbclid=x`, `#waitlist.` */
export function nameInAddress(): DialogName | null {
  const [, fragment] = /^#([a-z]+)/.exec(window.location.hash.toLowerCase()) ?? [];
  return DIALOG_NAMES.find((name) => name === fragment) ?? null;
}

/** The dialog in the address, when it was last read: a script's change of the history raises no event. */
export const addressed = createStore<DialogName | null>(null);
export const readAddress = () => addressed.set(nameInAddress());
