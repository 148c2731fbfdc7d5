import { AGE_LIMITS, DISTANCE_LIMITS } from './limits';
import type { CalculatorInput } from './types';

/** What the calculator shows first (Specification, section 3). */
export const DEFAULT_INPUT: CalculatorInput = {
  make: 'Toyota',
  model: 'Corolla LE',
  variant: 'Standard',
  service: 'Oil Change',
  distancePerYear: DISTANCE_LIMITS.initial,
  carAge: AGE_LIMITS.initial,
};
