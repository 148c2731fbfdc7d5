import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { type PriceFactors, SERVICES } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';
import { CalculatorForm } from '@/sections/savings-calculator/calculator-form';
import { SavingsCalculator } from '@/sections/savings-calculator/savings-calculator';
import { figuresOf } from '../../../setup/estimates';

const { hints } = calculatorForm.inputs;
const FIRST = figuresOf();
const BRAKES = figuresOf({ service: 'brake-pad-replacement' });
const NEAREST = figuresOf({ distancePerYear: DISTANCE_LIMITS.min });
const FARTHEST = figuresOf({ distancePerYear: DISTANCE_LIMITS.max });

const join = vi.fn();
const estimate = vi.fn();
const DISTANCE = 'Distance driven per year';

/** As on the page, with the code of the form already loaded. */
function Calculator() {
  return (
    <SavingsCalculator>
      <CalculatorForm onJoinWaitlist={join} onEstimate={estimate} />
    </SavingsCalculator>
  );
}

/** By their labels: for an accessible name jsdom matches all styles with all elements. */
const select = (name: string) => screen.getByLabelText(name, { selector: '[role="combobox"]' });
const slider = (name: string) => screen.getByLabelText(name, { selector: '[role="slider"]' });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
/** The key of a service, whatever its price. */
const key = (service: string) =>
  screen.getByLabelText(new RegExp(`^${service}, `), { selector: '[type="radio"]' });
/** The result's; the fields have one each for their hints. */
const announcement = () => screen.getAllByRole('status').at(-1);

const prices = () =>
  ['Pitlane', 'National brand', 'Dealership'].map(
    (name) => screen.getByLabelText(name, { selector: '[role="meter"]' }).ariaValueText,
  );

/** By keyboard: jsdom lacks the pointer events with which Radix opens a list. */
async function choose(label: string, option: string): Promise<void> {
  act(() => select(label).focus());
  await userEvent.keyboard('{Enter}');
  const item = screen.getByText(option, { selector: '[role="option"] *' });
  act(() => item.closest<HTMLElement>('[role="option"]')?.focus());
  await userEvent.keyboard('{Enter}');
}

/** Types a text into a field in place of what it holds. */
async function typeInto(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

/** Matches these texts with anything between them. */
const inOrder = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replaceAll('$', '\\$')).join('.*'));

const savings = () => screen.getByRole('heading', { name: 'Your Potential Savings' }).parentElement;

test('starts with an oil change for a five-year-old Corolla LE at 15,000 km a year', () => {
  render(<Calculator />);
  expect(select('Car make')).toHaveTextContent('Toyota');
  expect(select('Variant')).toHaveTextContent('Standard');
  expect(field(DISTANCE)).toHaveValue('15,000');
  expect(field('Car age')).toHaveValue('5');
  expect(screen.getByText('Oil Change, Toyota Corolla LE, 5 years, 15,000 km')).toBeVisible();
  const items = [...document.querySelectorAll<HTMLElement>('.price-bar')];
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining(`Pitlane${FIRST.product}`),
    expect.stringContaining(`National brand${FIRST.nationalBrand}`),
    expect.stringContaining(`Dealership${FIRST.dealership}`),
  ]);
  for (const item of items) {
    const meter = within(item).getByRole('meter');
    expect([meter.ariaValueMin, meter.ariaValueMax]).toEqual(['0', `${FIRST.result.dealershipPrice}`]);
  }
  expect(prices()).toEqual([FIRST.product, FIRST.nationalBrand, FIRST.dealership]);
  expect(savings()).toHaveTextContent(
    inOrder(
      FIRST.aYear,
      'a yearif all 3 visits',
      'saved per visit',
      FIRST.perVisit,
      'below the dealership',
      FIRST.percentage,
    ),
  );
});

test('a service changes the prices, a variant does not; for rare work the saving per visit comes first', async () => {
  render(<Calculator />);
  await choose('Variant', 'Hybrid');
  expect(select('Variant')).toHaveTextContent('Hybrid');
  expect(prices()).toEqual([FIRST.product, FIRST.nationalBrand, FIRST.dealership]);
  await userEvent.click(key('Brake Pad Replacement'));
  expect(prices()).toEqual([BRAKES.product, BRAKES.nationalBrand, BRAKES.dealership]);
  expect(savings()).toHaveTextContent(
    inOrder(BRAKES.perVisit, 'saved per visit', 'a yearif all 3 visits', BRAKES.aYear),
  );
  expect(document.querySelector('.compact-result')).toHaveTextContent(
    `${BRAKES.product}, not ${BRAKES.dealership}·${BRAKES.perVisit} saved a visit`,
  );
});

test('each service is a radio button with its price for the car as it is set', async () => {
  render(<Calculator />);
  const group = within(screen.getByRole('group', { name: 'Service type' }));
  const expectPrices = (car: Partial<PriceFactors>) => {
    for (const service of SERVICES)
      group.getByLabelText(`${services[service]}, ${figuresOf({ ...car, service }).product}`);
  };
  expectPrices({});
  expect(key('Oil Change')).toBeChecked();
  await userEvent.click(key('Spark Plug Replacement'));
  fireEvent.keyDown(slider('Car age'), { key: 'End' });
  fireEvent.keyDown(slider(DISTANCE), { key: 'End' });
  expectPrices({ carAge: AGE_LIMITS.max, distancePerYear: DISTANCE_LIMITS.max });
  expect(key('Oil Change')).not.toBeChecked();
  expect(key('Spark Plug Replacement')).toBeChecked();
});

test('both buttons ask for the waitlist; every change of an input is reported, with all inputs, unless it is undone', async () => {
  render(<Calculator />);
  fireEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  fireEvent.click(screen.getByText('Join Waitlist'));
  expect(join).toHaveBeenCalledTimes(2);
  expect(estimate).not.toHaveBeenCalledWith(expect.anything());
  expect(document.querySelector('.compact-result')).not.toHaveAttribute('data-shown');
  await choose('Car make', 'Mazda');
  fireEvent.keyDown(slider('Car age'), { key: 'Home' });
  const mazda = expect.objectContaining({
    make: 'Mazda',
    model: 'Mazda3 GX',
    service: 'oil-change',
    carAge: 0,
  });
  expect(estimate).toHaveBeenLastCalledWith(mazda);
  await typeInto('Car age', '5');
  expect(estimate).toHaveBeenLastCalledWith(expect.objectContaining({ make: 'Mazda', carAge: 5 }));
  await choose('Car make', 'Toyota');
  expect(estimate).toHaveBeenLastCalledWith(null);
});

test('the sliders have their values in years and kilometres, and move by them, not along their tracks', () => {
  render(<Calculator />);
  const age = slider('Car age');
  expect(age).toHaveAttribute('aria-valuetext', '5\u00a0years');
  for (const key of ['Home', 'ArrowRight']) fireEvent.keyDown(age, { key });
  expect(age).toHaveAttribute('aria-valuetext', '1\u00a0year');
  const thumb = slider(DISTANCE);
  expect([thumb.ariaValueMin, thumb.ariaValueNow, thumb.ariaValueMax]).toEqual(['100', '15000', '500000']);
  expect(thumb).toHaveAttribute('aria-valuetext', '15,000 kilometres a year');
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

test('a typed distance changes the slider and the visits, and what became of it is said until it changes', async () => {
  render(<Calculator />);
  await typeInto(DISTANCE, '20 400 km');
  expect(field(DISTANCE)).toHaveValue('20,000');
  expect(slider(DISTANCE)).toHaveAttribute('aria-valuenow', '20000');
  expect(screen.getByText('visits a year').nextSibling).toHaveTextContent('4');
  expect(screen.getByText(fillIn(hints.changed, { value: '20,000 km' }))).toHaveAttribute('role', 'status');
  await typeInto(DISTANCE, 'many');
  expect(field(DISTANCE)).toHaveValue('20,000');
  expect(screen.getByText(fillIn(hints.invalid, { value: '20,000 km' }))).toHaveAttribute('role', 'status');
  fireEvent.keyDown(slider(DISTANCE), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(DISTANCE), { key: 'ArrowLeft' });
  expect(field(DISTANCE)).toHaveValue('20,000');
  for (const hint of Object.values(hints))
    expect(screen.queryByText(fillIn(hint, { value: '20,000 km' }))).toBeNull();
});

test('the ruler has a segment for each visit and names the sum; of rare work one segment is filled', async () => {
  render(<Calculator />);
  const most = mostAnnualSavings();
  const ruler = document.querySelector<HTMLElement>('.savings-ruler');
  const segments = () => [...document.querySelectorAll<HTMLElement>('.savings-ruler-visits > span')];
  const filled = () => segments().map((segment) => 'filled' in segment.dataset);
  expect(ruler).toHaveTextContent(`${FIRST.aYear} a year$0${formats.dollars(most)} a year`);
  expect(ruler?.style.getPropertyValue('--share')).toBe(`${FIRST.result.annualSavings / most}`);
  expect(filled()).toEqual([true, true, true]);
  fireEvent.keyDown(slider(DISTANCE), { key: 'End' });
  expect(ruler).toHaveTextContent(`${FARTHEST.aYear} a year$0`);
  expect(filled()).toEqual([true, true, true, true]);
  await userEvent.click(key('Battery Replacement'));
  expect(filled()).toEqual([true, false, false, false]);
});

describe('the announcement', () => {
  beforeEach(() => vi.useFakeTimers());
  const press = (key: string) => fireEvent.keyDown(slider(DISTANCE), { key });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('comes once, half a second after the last change, and leaves no timer', async () => {
    const { unmount } = render(<Calculator />);
    await wait(2_000);
    expect(announcement()).toBeEmptyDOMElement();
    press('End');
    await wait(400);
    press('Home');
    await wait(400);
    expect(announcement()).toBeEmptyDOMElement();
    await wait(100);
    expect(announcement()).toHaveTextContent(
      inOrder(
        NEAREST.perVisit,
        NEAREST.percentage,
        NEAREST.aYear,
        'all 2 visits',
        NEAREST.product,
        NEAREST.dealership,
      ),
    );
    press('End');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is made for the first result too, after another has been announced', async () => {
    render(<Calculator />);
    press('End');
    await wait(500);
    expect(announcement()).toHaveTextContent(`${FARTHEST.aYear} a year`);
    fireEvent.change(field(DISTANCE), { target: { value: '15000' } });
    fireEvent.blur(field(DISTANCE));
    await wait(500);
    expect(announcement()).toHaveTextContent(`${FIRST.aYear} a year`);
  });
});
