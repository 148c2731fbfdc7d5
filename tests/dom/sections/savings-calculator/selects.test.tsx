import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SERVICES, type Service } from '@/calculator/types';
import { updateCalculatorInput, useSavings } from '@/state/estimate';
import { english, renderHook } from '../../../setup/render';
import { renderCalculator, select } from './calculator';

const { calculatorForm, services } = english;
const { make, model, variant } = calculatorForm.inputs;

/** Selects that change no price, as `carNote` says. The description of the job still includes the make and the model. */
const IN_DESCRIPTION = [make, model];
const WITHOUT_PRICE = [...IN_DESCRIPTION, variant];

const labelOf = (control: HTMLElement) =>
  document.querySelector(`label[for="${control.id}"]`)?.textContent ?? '';
const selectLabels = () =>
  screen
    .getAllByRole('combobox')
    .map(labelOf)
    .filter((label) => !IN_DESCRIPTION.includes(label));

/** Opens a list and chooses the option at a position, by default the last one. Returns the number of options. */
async function chooseOption(label: string, position = -1): Promise<number> {
  act(() => select(label).focus());
  await userEvent.keyboard('{Enter}');
  const options = screen.getAllByRole('option', { hidden: true });
  act(() => options.at(position)?.focus());
  await userEvent.keyboard('{Enter}');
  return options.length;
}

/** Renders the calculator. Returns a function that reads our price and the description of the job. */
function renderEstimate() {
  const { result } = renderHook(useSavings);
  renderCalculator();
  return () => {
    const comparison = screen.getByRole('heading', { name: calculatorForm.comparison.title }).parentElement;
    return { price: result.current.productPrice, description: comparison?.querySelector('p')?.textContent };
  };
}

const switchTo = (service: Service) => act(() => updateCalculatorInput({ service }));

it.each(SERVICES)(
  'the selects for %s change the description only if they change the price',
  async (service) => {
    const read = renderEstimate();
    switchTo(service);
    for (const label of selectLabels()) {
      const seen = [];
      for (let position = await chooseOption(label); position > 0; position -= 1) {
        await chooseOption(label, position - 1);
        seen.push(read());
      }
      const isPriced = new Set(seen.map(({ price }) => price)).size > 1;
      const isDescribed = new Set(seen.map(({ description }) => description)).size > 1;
      const what = `${label} for ${services[service]}`;
      expect(
        isDescribed,
        `${what}: ${isPriced ? 'describe it' : 'do not describe it'} in describe-factors.ts`,
      ).toBe(isPriced);
      expect(
        isPriced || WITHOUT_PRICE.includes(label),
        `${what} changes no price: hide it in vehicle-fields.tsx, or add a surcharge to RATES (prices.ts)`,
      ).toBe(true);
    }
  },
);

it('a choice changes neither the price nor the description of a service that does not offer it', async () => {
  const read = renderEstimate();
  const readAll = () =>
    SERVICES.map((service) => {
      switchTo(service);
      return { service, offered: selectLabels(), ...read() };
    });
  const before = readAll();
  for (const { service, offered } of before)
    for (const label of offered) {
      switchTo(service);
      await chooseOption(label);
      const expected = before.filter((each) => !each.offered.includes(label));
      expect(
        readAll().filter((each) => !each.offered.includes(label)),
        `${label}: describe this choice in describe-factors.ts only for services that have a surcharge for it`,
      ).toEqual(expected);
    }
});
