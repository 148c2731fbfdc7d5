import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SavingsCalculator } from '@/sections/savings-calculator';
import { CalculatorForm } from '@/sections/savings-calculator/calculator-form';

const join = vi.fn();

/** As on the page, with the code of the form already loaded. */
function Calculator() {
  return (
    <SavingsCalculator>
      <CalculatorForm onJoinWaitlist={join} />
    </SavingsCalculator>
  );
}

/** With `hidden`, because the search for hidden elements takes most of the time, and there is one of each. */
const control = (role: string, name: string) => screen.getByRole(role, { name, hidden: true });
const select = (name: string) => control('combobox', name);
const slider = (name: string) => control('slider', name);
const field = (name: string) => control('textbox', name);
/** The result's; the fields have one each for their hints. */
const announcement = () => screen.getAllByRole('status').at(-1);

function prices(): string[] {
  return ['Pitlane', 'National brand', 'Dealership'].map(
    (name) => control('meter', name).getAttribute('aria-valuetext') ?? '',
  );
}

/** By keyboard: jsdom lacks the pointer events with which Radix opens a list. */
async function choose(label: string, option: string): Promise<void> {
  const user = userEvent.setup();
  act(() => select(label).focus());
  await user.keyboard('{Enter}');
  act(() => control('option', option).focus());
  await user.keyboard('{Enter}');
}

test('starts with an oil change for a five-year-old Corolla LE at 15,000 km a year', () => {
  render(<Calculator />);
  expect(select('Car make')).toHaveTextContent('Toyota');
  expect(select('Car model')).toHaveTextContent('Corolla LE');
  expect(select('Variant')).toHaveTextContent('Standard');
  expect(select('Service type')).toHaveTextContent('Oil Change');
  expect(field('Distance driven per year')).toHaveValue('15,000');
  expect(field('Car age')).toHaveValue('5');
  expect(prices()).toEqual(['$82', '$115', '$164']);
  const savings = screen.getByRole('heading', { name: 'Your Potential Savings' }).parentElement;
  expect(savings).toHaveTextContent(/\$246.*a year.*saved per visit\$82.*visits a year3.*saved50%/);
});

test('shows each price as a meter up to the highest price, and as text', () => {
  render(<Calculator />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  const texts = ['Pitlane$82', 'National brand$115', 'Dealership$164'];
  items.forEach((item, index) => {
    expect(item).toHaveTextContent(texts[index] ?? '');
    const meter = within(item).getByRole('meter');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '164');
  });
  expect(items).toHaveLength(3);
});

test('choosing a make chooses its first model', async () => {
  render(<Calculator />);
  await choose('Car model', 'RAV4 XLE');
  expect(select('Car model')).toHaveTextContent('RAV4 XLE');
  await choose('Car make', 'Mazda');
  expect(select('Car make')).toHaveTextContent('Mazda');
  expect(select('Car model')).toHaveTextContent('Mazda3 GX');
});

test('a service changes the prices, a variant does not', async () => {
  render(<Calculator />);
  await choose('Service type', 'Battery Replacement');
  expect(prices()).toEqual(['$140', '$196', '$280']);
  await choose('Variant', 'Hybrid');
  expect(select('Variant')).toHaveTextContent('Hybrid');
  expect(prices()).toEqual(['$140', '$196', '$280']);
});

test('the distance slider has its ARIA values in kilometres', () => {
  render(<Calculator />);
  const thumb = slider('Distance driven per year');
  expect(thumb).toHaveAttribute('aria-valuemin', '100');
  expect(thumb).toHaveAttribute('aria-valuemax', '500000');
  expect(thumb).toHaveAttribute('aria-valuenow', '15000');
  expect(thumb).toHaveAttribute('aria-valuetext', '15,000 kilometres a year');
});

test('the distance slider moves by kilometres, not along its track', () => {
  render(<Calculator />);
  const thumb = slider('Distance driven per year');
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

test('the age slider has its unit, in the singular for one year', () => {
  render(<Calculator />);
  const thumb = slider('Car age');
  expect(thumb).toHaveAttribute('aria-valuetext', '5 years');
  fireEvent.keyDown(thumb, { key: 'Home' });
  expect(thumb).toHaveAttribute('aria-valuetext', '0 years');
  fireEvent.keyDown(thumb, { key: 'ArrowRight' });
  expect(thumb).toHaveAttribute('aria-valuetext', '1 year');
});

test('a typed distance changes the slider and the visits, and junk changes nothing', async () => {
  const user = userEvent.setup();
  render(<Calculator />);
  const distance = field('Distance driven per year');
  await user.clear(distance);
  await user.type(distance, '20 400 km{Enter}');
  expect(distance).toHaveValue('20,000');
  expect(slider('Distance driven per year')).toHaveAttribute('aria-valuenow', '20000');
  expect(screen.getByText('visits a year').nextSibling).toHaveTextContent('4');
  await user.clear(distance);
  await user.type(distance, 'far{Tab}');
  expect(distance).toHaveValue('20,000');
});

describe('the announcement', () => {
  beforeEach(() => vi.useFakeTimers());
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('is empty on load', async () => {
    render(<Calculator />);
    await wait(2_000);
    expect(announcement()).toBeEmptyDOMElement();
  });

  test('comes once, half a second after the last change', async () => {
    render(<Calculator />);
    const thumb = slider('Distance driven per year');
    fireEvent.keyDown(thumb, { key: 'End' });
    await wait(400);
    fireEvent.keyDown(thumb, { key: 'Home' });
    await wait(400);
    expect(announcement()).toBeEmptyDOMElement();
    await wait(100);
    expect(announcement()).toHaveTextContent(
      'You save $164 a year: $82 per visit, 2 visits, 50% saved. Pitlane $82, national brand $115, dealership $164.',
    );
  });

  test('is made for the first result too, after another has been announced', async () => {
    render(<Calculator />);
    const thumb = slider('Distance driven per year');
    fireEvent.keyDown(thumb, { key: 'End' });
    await wait(500);
    expect(announcement()).toHaveTextContent('You save $328 a year');
    fireEvent.change(field('Distance driven per year'), { target: { value: '15000' } });
    fireEvent.blur(field('Distance driven per year'));
    await wait(500);
    expect(announcement()).toHaveTextContent('You save $246 a year');
  });
});

test('is complete in its prerendered HTML and hydrates without an error', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Calculator />);
  document.body.append(page);
  const prerendered = within(page);
  expect(prerendered.getByRole('combobox', { name: 'Service type' })).toHaveTextContent('Oil Change');
  expect(prerendered.getByRole('meter', { name: 'Dealership' })).toHaveAttribute('aria-valuenow', '164');
  expect(page).toHaveTextContent('$246');

  const root = await act(() => hydrateRoot(page, <Calculator />));
  fireEvent.keyDown(prerendered.getByRole('slider', { name: 'Distance driven per year' }), { key: 'End' });
  expect(page).toHaveTextContent('$328');
  act(() => root.unmount());
  page.remove();
});
