import type { CalculatorInput } from '@/calculator/types';
import { services, variants } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';

/** The car and the service in words. */
function labelsOf({ make, model, variant, service }: CalculatorInput) {
  return { make, model, variant: variants[variant], service: services[service] };
}

/** A car's age with its unit: `1 year`, `5 years`. */
export function formatAge(years: number): string {
  return formats.count(years, calculatorForm.inputs.age.unit);
}

/** What the prices are for: `Oil Change, Toyota Corolla LE, 5 years, 15,000 km`. */
export function describeEstimate(input: CalculatorInput): string {
  return fillIn(calculatorForm.comparison.subject, {
    ...labelsOf(input),
    age: formatAge(input.carAge),
    distance: formats.kilometres(input.distancePerYear),
  });
}
