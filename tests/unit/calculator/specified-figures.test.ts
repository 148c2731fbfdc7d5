import { expect, it } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS, priceOf } from '@/calculator/prices';
import { DEFAULT_INPUT, SERVICES, type Service } from '@/calculator/types';

/* Tests the figures in the site's specification, without any services that the owner has added. No other test depends on a
 * price, a surcharge or a factor.
 */

const DECIDED =
  'The specification has a different figure. If the owner has decided on a new figure, change this test, too. Otherwise, check prices.ts and DEFAULT_INPUT (types.ts)';

/** Cars at each surcharge threshold, and just above it. */
const CARS = [
  { carAge: 5, distancePerYear: 15_000 },
  { carAge: 6, distancePerYear: 200_000 },
  { carAge: 8, distancePerYear: 200_000 },
  { carAge: 9, distancePerYear: 200_000 },
  { carAge: 8, distancePerYear: 201_000 },
  { carAge: 15, distancePerYear: 500_000 },
];
/** Prices in whole dollars, one for each car in `CARS`. */
const SPECIFIED = {
  'oil-change': [82, 82, 82, 82, 82, 82],
  'brake-pad-replacement': [180, 180, 180, 200, 210, 230],
  'battery-replacement': [140, 155, 155, 155, 155, 155],
  'tire-rotation': [49, 49, 49, 49, 49, 49],
  'spark-plug-replacement': [110, 110, 110, 130, 140, 160],
  'air-filter-replacement': [30, 30, 30, 30, 30, 30],
} satisfies Partial<Record<Service, readonly number[]>>;

it('each specified service has the specified prices', () => {
  const pricesOf = (service: Service) => CARS.map((car) => priceOf({ ...DEFAULT_INPUT, ...car, service }));
  const prices = Object.fromEntries(SERVICES.map((service) => [service, pricesOf(service)]));
  expect(prices, DECIDED).toMatchObject(SPECIFIED);
});

it('competitors charge the specified multiples', () => {
  expect(COMPETITOR_FACTORS, DECIDED).toEqual({ nationalBrand: 1.4, dealership: 2 });
});

/** The names of the figures in each worked example, in order. */
const FIGURES = [
  'productPrice',
  'nationalBrandPrice',
  'dealershipPrice',
  'savingsPerVisit',
  'visits',
  'annualSavings',
  'percentageSaved',
] as const;

it.each([
  ['oil-change', 5, 15_000, [82, 115, 164, 82, 3, 246, 50]],
  ['oil-change', 5, 9_000, [82, 115, 164, 82, 2, 164, 50]],
  ['tire-rotation', 0, 20_000, [49, 69, 98, 49, 4, 196, 50]],
  ['brake-pad-replacement', 9, 201_000, [230, 322, 460, 230, 4, 920, 50]],
  ['battery-replacement', 6, 10_000, [155, 217, 310, 155, 3, 465, 50]],
] as const)(
  'calculateSavings returns the specified figures for the worked example: %s at %i years and %i km per year',
  (service, carAge, distancePerYear, figures) => {
    const result = calculateSavings({ ...DEFAULT_INPUT, service, carAge, distancePerYear });
    expect(
      FIGURES.map((figure) => result[figure]),
      DECIDED,
    ).toEqual(figures);
  },
);
