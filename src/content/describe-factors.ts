import type { PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import type { Content } from './load-content';

/** A text for each factor of the price except the service, by its key in `factors` (calculator-choices.ts). */
type Words = Record<Exclude<keyof PriceFactors, 'service'>, string>;

/**
 * Describes the factors of a price for use in sentences: the service, such as `Oil Change`, and the others, such as
 * `5-year-old Toyota Corolla LE, 15,000 km a year`.
 * @param car The make and model. By default, the text just says `car`.
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
