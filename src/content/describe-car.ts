import { interpolate } from '@/lib/interpolate';
import type { Content } from './load-content';

/** A car with its age in years, by its make and model where these are given: `5-year-old Toyota Corolla LE`. */
export function describeCar({ cars, formats }: Content, age: number, car = cars.any): string {
  const { isNew, ...ages } = cars;
  return interpolate(age === 0 ? isNew : formats.noun(age, ages), { age, car });
}
