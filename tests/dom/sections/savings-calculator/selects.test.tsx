import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SERVICES } from '@/calculator/types';
import { updateCalculatorInput, useSavings } from '@/state/estimate';
import { english, renderHook } from '../../../setup/render';
import { renderCalculator, select } from './calculator';

const { calculatorForm, services } = english;
const { make, model, variant } = calculatorForm.inputs;

/** Selects that change no price, as `carNote` says. The sentence names the make and the model, but not the variant. */
const NAMED = [make, model];
const WITHOUT_PRICE = [...NAMED, variant];

const labelOf = (control: HTMLElement) =>
  document.querySelector(`label[for="${control.id}"]`)?.textContent ?? '';

/** Chooses each option of a select in turn. Returns the price and the sentence of the comparison for each option. */
async function tryOptions(label: string, readPrice: () => number) {
  const openList = async () => {
    act(() => select(label).focus());
    await userEvent.keyboard('{Enter}');
    return screen.getAllByRole('option', { hidden: true });
  };
  const seen = [];
  const { length } = await openList();
  for (let index = 0; index < length; index += 1) {
    const options = index === 0 ? screen.getAllByRole('option', { hidden: true }) : await openList();
    act(() => options[index]?.focus());
    await userEvent.keyboard('{Enter}');
    const comparison = screen.getByRole('heading', { name: calculatorForm.comparison.title }).parentElement;
    seen.push({ price: readPrice(), sentence: comparison?.querySelector('p')?.textContent });
  }
  return seen;
}

it.each(SERVICES)(
  'for the service %s, the options of a select change the sentence only if they change the price',
  async (service) => {
    const { result } = renderHook(useSavings);
    renderCalculator();
    act(() => updateCalculatorInput({ service }));
    const labels = screen.getAllByRole('combobox').map(labelOf);
    for (const label of labels.filter((each) => !NAMED.includes(each))) {
      const seen = await tryOptions(label, () => result.current.productPrice);
      const count = (values: unknown[]) => new Set(values).size;
      const prices = count(seen.map(({ price }) => price));
      const what = `${label} for ${services[service]}`;
      expect(
        count(seen.map(({ sentence }) => sentence)) > 1,
        `${what}: ${prices > 1 ? 'describe it' : 'do not describe it'} in describe-factors.ts`,
      ).toBe(prices > 1);
      expect(
        prices > 1 || WITHOUT_PRICE.includes(label),
        `${what} changes no price: do not show it in vehicle-fields.tsx, or add a surcharge to RATES in prices.ts`,
      ).toBe(true);
    }
  },
);
