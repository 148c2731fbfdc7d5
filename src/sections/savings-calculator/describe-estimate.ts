import type { CalculatorInput } from '@/calculator/types';
import type { Content } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';

/** What the prices are for: `Oil Change, Toyota Corolla LE, 5 years, 15,000 km`. */
export function describeEstimate(input: CalculatorInput, content: Content): string {
  const { calculatorForm, formats, services, variants } = content;
  const { inputs, comparison } = calculatorForm;
  return interpolate(comparison.subject, {
    make: input.make,
    model: input.model,
    variant: variants[input.variant],
    service: services[input.service],
    age: formats.count(input.carAge, inputs.age.unit),
    distance: formats.kilometres(input.distancePerYear),
  });
}
