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

  it.each([
    ['Oil Change', 82],
    ['Brake Pad Replacement', 180],
    ['Battery Replacement', 140],
    ['Tire Rotation', 49],
    ['Spark Plug Replacement', 110],
    ['Air Filter Replacement', 30],
  ] as const)('charges %s at $%i before surcharges', (service, price) => {
    expect(priceOf({ service, carAge: 0, distancePerYear: 100 })).toBe(price);
  });
});

describe.each([
  ['Brake Pad Replacement', 180],
  ['Spark Plug Replacement', 110],
] as const)('%s', (service, base) => {
  it.each([
    { carAge: 8, distancePerYear: 200_000, more: 0 },
    { carAge: 9, distancePerYear: 200_000, more: 20 },
    { carAge: 8, distancePerYear: 201_000, more: 30 },
    { carAge: 9, distancePerYear: 201_000, more: 50 },
  ])('costs $more more at $carAge years and $distancePerYear km', ({ more, ...car }) => {
    expect(priceOf({ service, ...car })).toBe(base + more);
  });
});

describe('Battery Replacement', () => {
  it.each([
    { carAge: 5, distancePerYear: 500_000, price: 140 },
    { carAge: 6, distancePerYear: 100, price: 155 },
    { carAge: 15, distancePerYear: 500_000, price: 155 },
  ])('costs $price at $carAge years and $distancePerYear km', ({ price, ...car }) => {
    expect(priceOf({ service: 'Battery Replacement', ...car })).toBe(price);
  });
});

describe.each(['Oil Change', 'Tire Rotation', 'Air Filter Replacement'] as const)('%s', (service) => {
  it('costs the same for the oldest car that drives farthest', () => {
    expect(priceOf({ service, carAge: 15, distancePerYear: 500_000 })).toBe(RATES[service].basePrice);
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
