import type { CalculatorInput } from '@/calculator/types';
import { describeCar } from '@/content/describe-car';
import type { Content } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';

/** What the prices are for: `Oil Change, 5-year-old Toyota Corolla LE, 15,000 km a year`. */
export function describeEstimate(input: CalculatorInput, content: Content): string {
  const { calculatorForm, formats, services } = content;
  return interpolate(calculatorForm.comparison.subject, {
    service: services[input.service],
    car: describeCar(content, input.carAge, `${input.make} ${input.model}`),
    distance: formats.kilometres(input.distancePerYear),
  });
}
