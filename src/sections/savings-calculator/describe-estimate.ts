import type { CalculatorInput } from '@/calculator/types';
import { describeFactors } from '@/content/describe-factors';
import type { Content } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';

/** What the prices are for: `Oil Change, 5-year-old Toyota Corolla LE, 15,000 km a year`. */
export function describeEstimate(input: CalculatorInput, content: Content): string {
  const factors = describeFactors(content, input, `${input.make} ${input.model}`);
  return interpolate(content.calculatorForm.comparison.subject, factors);
}
