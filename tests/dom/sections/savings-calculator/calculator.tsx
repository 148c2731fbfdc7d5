import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CalculatorForm } from '@/sections/savings-calculator/calculator-form';
import { SavingsCalculator } from '@/sections/savings-calculator/savings-calculator';
import { english, render } from '../../../setup/render';

const { calculatorForm } = english;

const { inputs } = calculatorForm;
export const DISTANCE = inputs.distance.label;
export const AGE = inputs.age.label;

/** Renders the calculator as on the page, with the code of the form already loaded. */
export function renderCalculator(
  actions: Partial<ComponentProps<typeof CalculatorForm>> = {},
  content = english,
) {
  return render(
    <SavingsCalculator>
      <CalculatorForm onJoinWaitlist={() => undefined} {...actions} />
    </SavingsCalculator>,
    content,
  );
}

// Finds the controls by their labels, because jsdom would match all styles against all elements to compute an accessible
// name.
export const select = (name: string) => screen.getByLabelText(name, { selector: '[role="combobox"]' });
export const slider = (name: string) => screen.getByLabelText(name, { selector: '[role="slider"]' });
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
