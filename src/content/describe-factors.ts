import type { PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import type { Content } from './load-content';

/**
 * What a price depends on, for the sentences that say it: `Oil Change`, `5-year-old Toyota Corolla LE`, `15,000 km`. The car
 * has its make and model where these are given. A factor that concerns one service alone is an empty text with the others:
 * `oil: service === 'oil-change' ? `, ${oils[oil]}` : ''` for `{service}{oil}, {car}`.
 */
export function describeFactors({ cars, formats, services }: Content, factors: PriceFactors, car = cars.any) {
  const { service, carAge: age, distancePerYear } = factors;
  const { isNew, ...ages } = cars;
  return {
    service: services[service],
    car: interpolate(age === 0 ? isNew : formats.noun(age, ages), { age, car }),
    distance: formats.kilometres(distancePerYear),
  };
}
