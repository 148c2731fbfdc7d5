/** Illustrative figures and names of the drawings on the benefits' cards. */
export const exampleFigures = {
  policy: 'A 4471 902',
  plate: 'CKRV 218',
  /** Odometer readings in kilometres. */
  serviced: { rustProtection: 42_180, wiperBlades: 38_020, winterTires: 36_400 },
  towTruckKm: 4,
  coolantFlushInKm: 80,
  gas: {
    /** Tenths of a cent a litre. */
    prices: { station: 1_489, hilltop: 1_529, highway: 1_574 },
    litres: 50,
  },
};
