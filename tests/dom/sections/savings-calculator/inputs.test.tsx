import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEFAULT_INPUT } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';
import { interpolate } from '@/lib/interpolate';
import { useCalculatorInput } from '@/state/estimate';
import { english, renderHook } from '../../../setup/render';
import { AGE, DISTANCE, field, renderCalculator, select, slider } from './calculator';

const { calculatorForm, formats } = english;

const { inputs } = calculatorForm;

/** Replaces the text of a field, and presses Enter. */
function typeInto(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.keyDown(field(name), { key: 'Enter' });
}

// This file tests details of the controls. result.test.tsx uses every control once.
it('choosing a make selects the first of its models', async () => {
  const { result: estimate } = renderHook(useCalculatorInput);
  renderCalculator();
  act(() => select(inputs.make).focus());
  await userEvent.keyboard('{Enter}');
  const item = screen.getByText('Mazda', { selector: '[role="option"] *' });
  act(() => item.closest<HTMLElement>('[role="option"]')?.focus());
  await userEvent.keyboard('{Enter}');
  expect(select(inputs.model)).toHaveTextContent(MODELS.Mazda[0]);
  expect(estimate.current).toEqual({ ...DEFAULT_INPUT, make: 'Mazda', model: MODELS.Mazda[0] });
});

it('keys change the distance by kilometers, not by positions on the track', () => {
  renderCalculator();
  const age = slider(AGE);
  expect(age).toHaveAttribute('aria-valuetext', formats.count(DEFAULT_INPUT.carAge, inputs.age.unit));
  for (const key of ['Home', 'ArrowRight']) fireEvent.keyDown(age, { key });
  expect(age).toHaveAttribute('aria-valuetext', formats.count(1, inputs.age.unit));

  const thumb = slider(DISTANCE);
  expect([thumb.ariaValueMin, thumb.ariaValueNow, thumb.ariaValueMax]).toEqual(['100', '15000', '500000']);
  const distance = formats.number(DEFAULT_INPUT.distancePerYear);
  expect(thumb).toHaveAttribute('aria-valuetext', interpolate(inputs.distance.valueText, { distance }));
  for (const [press, kilometers] of [
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
  ] as const) {
    fireEvent.keyDown(thumb, press);
    expect(thumb).toHaveAttribute('aria-valuenow', kilometers);
  }
});

it('a number field accepts a number that was pasted with spaces around it', async () => {
  renderCalculator();
  await userEvent.click(field(DISTANCE));
  await userEvent.paste(`${' '.repeat(17)}12,000 km`);
  await userEvent.keyboard('{Enter}');
  expect(slider(DISTANCE)).toHaveAttribute('aria-valuenow', '12000');
});

it('the hint about a typed distance stays until the distance changes', () => {
  renderCalculator();
  const { most, least, nearest, invalid } = inputs.hints;
  for (const [typed, text, kilometers] of [
    ['600000', most, 500_000],
    ['99', least, 100],
    ['many', invalid, 100],
    ['20 400 km', nearest, 20_000],
  ] as const) {
    typeInto(DISTANCE, typed);
    expect(field(DISTANCE)).toHaveValue(formats.number(kilometers));
    expect(slider(DISTANCE)).toHaveAttribute('aria-valuenow', String(kilometers));
    const hint = screen.getByText(interpolate(text, { value: `${formats.number(kilometers)} km` }));
    expect(hint).toHaveAttribute('role', 'status');
    if (text !== nearest) continue;
    for (const key of ['ArrowRight', 'ArrowLeft']) fireEvent.keyDown(slider(DISTANCE), { key });
    expect(hint).toBeEmptyDOMElement();
  }
});
