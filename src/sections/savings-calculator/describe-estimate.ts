import type { CalculatorInput } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn, formatNumber } from '@/lib/format';

const { age } = savingsCalculator.inputs;

/** A car's age with its unit: `1 year`, `5 years`. */
export function formatAge(years: number): string {
  return `${years} ${years === 1 ? age.unit.one : age.unit.other}`;
}

/** What the prices are for: `Oil Change, Toyota Corolla LE, 5 years, 15,000 km`. */
export function describeEstimate(input: CalculatorInput): string {
  return fillIn(savingsCalculator.comparison.subject, {
    ...input,
    age: formatAge(input.carAge),
    distance: formatNumber(input.distancePerYear),
  });
}
