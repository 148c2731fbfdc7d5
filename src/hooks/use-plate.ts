import { createStore, useStore } from '@/lib/store';

const plate = createStore<string | undefined>(undefined);

/** The postal code, as stored, of a visitor who has joined the waitlist during this visit: it is on their licence plate. */
export const usePlate = () => useStore(plate);

export const setPlate = plate.set;
