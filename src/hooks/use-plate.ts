import { createStore, useStore } from '@/lib/store';

const plate = createStore<string | undefined>(undefined);

/** The postal code, as stored, of a visitor who has joined the waitlist during this visit: it is on their licence plate. */
export const usePlate = () => useStore(plate);

export const setPlate = plate.set;

const offered = createStore<{ postalCode: string } | undefined>(undefined);

/** What was last typed on the hero's plate, as an object of its own for each time, with which the waitlist form begins. */
export const useOfferedCode = () => useStore(offered);

export const offerCode = (postalCode: string) => offered.set({ postalCode });
