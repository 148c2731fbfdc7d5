/** The invented figures and names in the drawings of the benefits section. */
export const exampleFigures = {
  policy: 'A 4471 902',
  plate: 'CKRV 218',
  /** The odometer readings at earlier services, in kilometers. */
  serviced: { rustProtection: 42_180, wiperBlades: 38_020, winterTires: 36_400 },
  towTruckKm: 4,
  coolantFlushInKm: 80,
  gas: {
    /** In tenths of a cent per liter. */
    prices: { station: 1_489, hilltop: 1_529, highway: 1_574 },
    liters: 50,
  },
};
