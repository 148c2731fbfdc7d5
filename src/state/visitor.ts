import { createStore, useStore } from '@/lib/store';

/* Everything that the page knows about a visitor until they leave it. The browser stores none of it, except the typed values
 * while `reloadPage` reloads the page.
 */

const joinedCode = createStore<string | undefined>(undefined);

/** Returns the stored postal code of a visitor who has joined the waitlist during this visit. */
export const useJoinedCode = () => useStore(joinedCode);

/** Stores the postal code of a visitor who has just joined. */
export const setJoinedCode = joinedCode.set;

/** Whether the visitor has applied as a mechanic during this visit. */
export const hasApplied = createStore(false);

/**
 * The typed values of the waitlist form, preserved when the dialog closes. The plate in the hero edits the same postal code.
 */
export const waitlistDraft = createStore({ email: '', postalCode: '' });
/** The typed values of the mechanic form, preserved when the dialog closes. */
export const applicationDraft = createStore({
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  streetAddress: '',
  city: '',
  postalCode: '',
});
/** The stores that `reloadPage` preserves. The state of the history entry contains their values in this order. */
const DRAFTS = [waitlistDraft, applicationDraft];

/**
 * Reloads the page. Preserves the typed values in the state of the history entry, from which `restoreDrafts` removes them.
 */
export function reloadPage(): void {
  const drafts = DRAFTS.map(({ get }) => get());
  window.history.replaceState({ ...window.history.state, drafts }, '');
  window.location.reload();
}

/** Restores the typed values after `reloadPage`. */
export function restoreDrafts(): void {
  const { drafts, ...state } = window.history.state ?? {};
  if (drafts === undefined) return;
  window.history.replaceState(state, '');
  // A version deployed in the meantime may have other fields, so missing ones get their initial values.
  for (const [index, { initial, set }] of DRAFTS.entries()) set({ ...initial, ...drafts[index] });
}
