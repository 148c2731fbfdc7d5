import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { DEFAULT_INPUT, type PriceFactors, SERVICES } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';
import { services, variants } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { useEstimate } from '@/hooks/use-estimate';
import { fillIn } from '@/lib/fill-in';
import { figuresOf } from '../../../setup/estimates';
import { AGE, DISTANCE, field, key, renderCalculator, select, slider } from './calculator';

/** Chooses from a list by keyboard: jsdom lacks the pointer events with which Radix opens it. */
async function choose(label: string, option: string): Promise<void> {
  act(() => select(label).focus());
  await userEvent.keyboard('{Enter}');
  const item = screen.getByText(option, { selector: '[role="option"] *' });
  act(() => item.closest<HTMLElement>('[role="option"]')?.focus());
  await userEvent.keyboard('{Enter}');
  expect(select(label)).toHaveTextContent(option);
}

/** Types a text into a field in place of what it holds. */
async function typeInto(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

it('each service has its price for the car as it is set, whatever its variant', async () => {
  renderCalculator();
  const expectPrices = (car: Partial<PriceFactors>) => {
    for (const service of SERVICES)
      screen.getByLabelText(`${services[service]}, ${figuresOf({ ...car, service }).product}`);
  };
  expectPrices({});
  expect(key('oil-change')).toBeChecked();
  await userEvent.click(key('spark-plug-replacement'));
  for (const name of [AGE, DISTANCE]) fireEvent.keyDown(slider(name), { key: 'End' });
  await choose(calculatorForm.inputs.variant, variants.hybrid);
  expectPrices({ carAge: AGE_LIMITS.max, distancePerYear: DISTANCE_LIMITS.max });
  expect(key('oil-change')).not.toBeChecked();
  expect(key('spark-plug-replacement')).toBeChecked();
});

it('every change is shared with the page', async () => {
  const { result: estimate } = renderHook(useEstimate);
  renderCalculator();
  await choose(calculatorForm.inputs.make, 'Mazda');
  fireEvent.keyDown(slider(AGE), { key: 'Home' });
  const mazda = { ...DEFAULT_INPUT, make: 'Mazda', model: MODELS.Mazda[0] };
  expect(estimate.current).toEqual({ ...mazda, carAge: 0 });
  await typeInto(AGE, '5');
  expect(estimate.current).toEqual({ ...mazda, carAge: 5 });
});

it('the age slider is in years', () => {
  renderCalculator();
  const thumb = slider(AGE);
  expect(thumb).toHaveAttribute('aria-valuetext', '5\u00a0years');
  for (const key of ['Home', 'ArrowRight']) fireEvent.keyDown(thumb, { key });
  expect(thumb).toHaveAttribute('aria-valuetext', '1\u00a0year');
});

it('the distance slider is in kilometres, and its keys move by them, not along its track', () => {
  renderCalculator();
  const thumb = slider(DISTANCE);
  expect([thumb.ariaValueMin, thumb.ariaValueNow, thumb.ariaValueMax]).toEqual(['100', '15000', '500000']);
  expect(thumb).toHaveAttribute(
    'aria-valuetext',
    fillIn(calculatorForm.inputs.distance.valueText, { distance: '15,000' }),
  );
  const presses = [
    [{ key: 'ArrowRight' }, '16000'],
    [{ key: 'ArrowDown' }, '15000'],
    [{ key: 'ArrowUp', shiftKey: true }, '25000'],
    [{ key: 'ArrowLeft', shiftKey: true }, '15000'],
    [{ key: 'PageUp' }, '25000'],
    [{ key: 'PageDown' }, '15000'],
    [{ key: 'ArrowLeft', altKey: true }, '15000'],
    [{ key: 'a' }, '15000'],
    [{ key: 'Home' }, '100'],
    [{ key: 'ArrowRight' }, '1000'],
    [{ key: 'ArrowLeft' }, '100'],
    [{ key: 'End' }, '500000'],
    [{ key: 'ArrowUp' }, '500000'],
  ] as const;
  for (const [press, kilometres] of presses) {
    fireEvent.keyDown(thumb, press);
    expect(thumb).toHaveAttribute('aria-valuenow', kilometres);
  }
});

it('a typed distance moves the slider, and what became of it is said until it changes', async () => {
  renderCalculator();
  const { most, least, nearest, invalid } = calculatorForm.inputs.hints;
  const hint = (text: string, value = '20,000 km') => screen.queryByText(fillIn(text, { value }));
  for (const [typed, text, kilometres] of [
    ['600000', most, 500_000],
    ['99', least, 100],
    ['20 400 km', nearest, 20_000],
    ['many', invalid, 20_000],
  ] as const) {
    await typeInto(DISTANCE, typed);
    const value = formats.number(kilometres);
    expect(field(DISTANCE)).toHaveValue(value);
    expect(slider(DISTANCE)).toHaveAttribute('aria-valuenow', String(kilometres));
    expect(hint(text, `${value} km`)).toHaveAttribute('role', 'status');
  }
  for (const key of ['ArrowRight', 'ArrowLeft']) fireEvent.keyDown(slider(DISTANCE), { key });
  expect(field(DISTANCE)).toHaveValue('20,000');
  expect([hint(nearest), hint(invalid)]).toEqual([null, null]);
});
