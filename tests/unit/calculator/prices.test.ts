import { describe, expect, it } from 'vitest';
import { priceOf, RATES, visitsPerYear } from '@/calculator/prices';
import { SERVICES } from '@/calculator/types';

describe('the table of rates', () => {
  it('has a rate for every service and none besides', () => {
    expect(Object.keys(RATES).sort()).toEqual([...SERVICES].sort());
  });

  it.each(SERVICES)('holds whole dollars for %s', (service) => {
    const { basePrice, surcharges } = RATES[service];
    for (const amount of [basePrice, ...surcharges.map((surcharge) => surcharge.amount)]) {
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThan(0);
    }
  });
});

const NEW = { carAge: 0, distancePerYear: 100 };
const WORN = { carAge: 15, distancePerYear: 500_000 };

describe('a price', () => {
  it.each([
    ...(['Brake Pad Replacement', 'Spark Plug Replacement'] as const).flatMap((service) => {
      const base = service === 'Brake Pad Replacement' ? 180 : 110;
      return [
        { service, ...NEW, price: base },
        { service, carAge: 8, distancePerYear: 200_000, price: base },
        { service, carAge: 9, distancePerYear: 200_000, price: base + 20 },
        { service, carAge: 8, distancePerYear: 201_000, price: base + 30 },
        { service, carAge: 9, distancePerYear: 201_000, price: base + 50 },
      ];
    }),
    { service: 'Battery Replacement', ...NEW, price: 140 },
    { service: 'Battery Replacement', carAge: 5, distancePerYear: 500_000, price: 140 },
    { service: 'Battery Replacement', carAge: 6, distancePerYear: 100, price: 155 },
    { service: 'Battery Replacement', ...WORN, price: 155 },
    { service: 'Oil Change', ...NEW, price: 82 },
    { service: 'Oil Change', ...WORN, price: 82 },
    { service: 'Tire Rotation', ...NEW, price: 49 },
    { service: 'Tire Rotation', ...WORN, price: 49 },
    { service: 'Air Filter Replacement', ...NEW, price: 30 },
    { service: 'Air Filter Replacement', ...WORN, price: 30 },
  ] as const)('of a $service at $carAge years and $distancePerYear km is $price', ({ price, ...job }) => {
    expect(priceOf(job)).toBe(price);
  });
});

describe('visits a year', () => {
  it.each([
    [100, 2],
    [9_999, 2],
    [10_000, 3],
    [15_000, 3],
    [19_999, 3],
    [20_000, 4],
    [500_000, 4],
  ])('%i km a year need %i visits', (distance, visits) => {
    expect(visitsPerYear(distance)).toBe(visits);
  });
});
