import { createStore, useStore } from '@/lib/store';

/* What the page remembers of a visitor until it is left. Nothing of it is stored in the browser. */

const joinedCode = createStore<string | undefined>(undefined);

/** The postal code, as stored, of a visitor who has joined the waitlist during this visit; undefined before. */
export const useJoinedCode = () => useStore(joinedCode);

export const setJoinedCode = joinedCode.set;

/** Whether the visitor has applied as a mechanic during this visit. */
export const hasApplied = createStore(false);

/** What is typed in the forms, which outlives a closed dialog. The hero's plate has the driver's postal code. */
export const typedDriver = createStore({ email: '', postalCode: '' });
export const typedApplication = createStore({
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  streetAddress: '',
  city: '',
  postalCode: '',
});
const TYPED = [typedDriver, typedApplication];

/** Loads the page again. What is typed in the forms goes along, in the state of the history, which forgets it on arrival. */
export function reloadPage(): void {
  const typed = TYPED.map(({ get }) => get());
  window.history.replaceState({ ...window.history.state, typed }, '');
  window.location.reload();
}

/** Takes what went along with a reload. */
export function takeTyped(): void {
  const { typed, ...state } = window.history.state ?? {};
  if (typed === undefined) return;
  window.history.replaceState(state, '');
  for (const [index, { set }] of TYPED.entries()) set(typed[index]);
}
