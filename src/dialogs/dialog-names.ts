/** The dialogs. Each name is also the fragment of the address that opens it. */
export const DIALOG_NAMES = ['waitlist', 'partner'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];
