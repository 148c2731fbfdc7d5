import { createStore, useStore } from '@/lib/store';

/*
 * What the page remembers about a visitor until they leave it. The browser stores nothing of this, except while
 * `reloadPage` reloads the page.
 */

const joinedCode = createStore<string | undefined>(undefined);

/**
 * Returns the postal code, as stored, of a visitor who has joined the waitlist during this visit, and undefined before
 * that.
 */
export const useJoinedCode = () => useStore(joinedCode);

export const setJoinedCode = joinedCode.set;

/** Whether the visitor has applied as a mechanic during this visit. */
export const hasApplied = createStore(false);

/**
 * What the visitor has typed into the waitlist form. It is preserved when the dialog closes. The plate in the hero
 * edits the same postal code.
 */
export const typedDriver = createStore({ email: '', postalCode: '' });
/** What the visitor has typed into the mechanic form. It is preserved when the dialog closes. */
export const typedApplication = createStore({
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  streetAddress: '',
  city: '',
  postalCode: '',
});
/** The stores that a reload preserves, in the order of their values in the state of the history entry. */
const TYPED = [typedDriver, typedApplication];

/**
 * Reloads the page and preserves what the visitor has typed into the forms. The state of the history entry carries it
 * over, and `takeTyped` removes it from there.
 */
export function reloadPage(): void {
  const typed = TYPED.map(({ get }) => get());
  window.history.replaceState({ ...window.history.state, typed }, '');
  window.location.reload();
}

/** Restores what the visitor had typed before `reloadPage`. */
export function takeTyped(): void {
  const { typed, ...state } = window.history.state ?? {};
  if (typed === undefined) return;
  window.history.replaceState(state, '');
  // A version deployed in the meantime may have other fields, so missing ones get their initial value.
  for (const [index, { initial, set }] of TYPED.entries()) set({ ...initial, ...typed[index] });
}
