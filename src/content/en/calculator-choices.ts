import type { Service, Variant } from '@/calculator/types';

export const services: Record<Service, string> = {
  'oil-change': 'Oil Change',
  'brake-pad-replacement': 'Brake Pad Replacement',
  'battery-replacement': 'Battery Replacement',
  'tire-rotation': 'Tire Rotation',
  'spark-plug-replacement': 'Spark Plug Replacement',
  'air-filter-replacement': 'Air Filter Replacement',
};

/** Descriptions of a car by its age in years. `{car}` stands for the make and model, or for `any` if they are unknown. */
export const cars = {
  isNew: 'new {car}',
  one: '{age}-year-old {car}',
  other: '{age}-year-old {car}',
  any: 'car',
};

/**
 * The parts of a list that describes the factors in the price, except the service. The placeholders are the keys of
 * `PriceFactors`: `{carAge}` stands for words such as `5-year-old Toyota Corolla LE`, and `{distancePerYear}` for a distance
 * such as `15,000 km`.
 */
export const factors: readonly string[] = ['{carAge}', '{distancePerYear}\u00a0a\u00a0year'];

export const variants: Record<Variant, string> = {
  standard: 'Standard',
  hybrid: 'Hybrid',
  awd: 'AWD',
  sport: 'Sport',
};
