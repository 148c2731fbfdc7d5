import { createStore, useStore } from '@/lib/store';

/* What the page remembers of a visitor until it is left. Nothing of it is stored in the browser. */

const joinedCode = createStore<string | undefined>(undefined);

/** The postal code, as stored, of a visitor who has joined the waitlist during this visit; undefined before. */
export const useJoinedCode = () => useStore(joinedCode);

/** Whether the visitor has joined the waitlist during this visit. */
export const useHasJoined = () => useJoinedCode() !== undefined;

export const setJoinedCode = joinedCode.set;

const driver = createStore({ email: '', postalCode: '' });

/** What the visitor has typed into the waitlist form, or of it on the hero's plate. */
export const useTypedDriver = () => useStore(driver);

export const typeDriver = (change: Partial<typeof driver.initial>) =>
  driver.set({ ...driver.get(), ...change });
