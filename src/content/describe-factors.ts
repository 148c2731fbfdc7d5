import type { PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import type { Content } from './load-content';

/** What a price depends on besides the service, each in words, by the name of its place in `factors` (calculator-choices.ts). */
type Words = Record<Exclude<keyof PriceFactors, 'service'>, string>;

/**
 * What a price depends on, for the sentences that say it: `Oil Change` and `5-year-old Toyota Corolla LE, 15,000 km a year`.
 * The car has its make and model where these are given.
 */
export function describeFactors(content: Content, input: PriceFactors, car = content.cars.any) {
  const { cars, factors, formats, services } = content;
  const { service, carAge: age, distancePerYear } = input;
  const { isNew, ...ages } = cars;
  return {
    service: services[service],
    factors: interpolate(factors, {
      carAge: interpolate(age === 0 ? isNew : formats.noun(age, ages), { age, car }),
      distancePerYear: formats.kilometres(distancePerYear),
    } satisfies Words),
  };
}
