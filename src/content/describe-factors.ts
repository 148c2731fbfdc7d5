import type { PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import type { Content } from './load-content';

/**
 * The text for each placeholder in `factors` (calculator-choices.ts). There is one placeholder for each factor in the price,
 * except the service. A part of the list that would be empty is left out.
 */
type FactorTexts = Record<Exclude<keyof PriceFactors, 'service'>, string>;

/**
 * Describes the factors of a price for use in sentences: the service, such as `Oil Change`, and the others, such as
 * `5-year-old Toyota Corolla LE, 15,000 km a year`.
 * @param car The make and model. By default, the text just says `car`.
 */
export function describeFactors(content: Content, input: PriceFactors, car = content.cars.any) {
  const { cars, factors, formats, services } = content;
  const { service, carAge: age, distancePerYear } = input;
  const { isNew, ...ages } = cars;
  const texts: FactorTexts = {
    carAge: interpolate(age === 0 ? isNew : formats.noun(age, ages), { age, car }),
    distancePerYear: formats.kilometers(distancePerYear),
  };
  const parts = factors.map((part) => interpolate(part, texts)).filter((part) => part !== '');
  return { service: services[service], factors: parts.join(', ') };
}
