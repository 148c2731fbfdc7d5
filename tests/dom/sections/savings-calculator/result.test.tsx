import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { DISTANCE_LIMITS } from '@/calculator/limits';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { figuresOf } from '../../../setup/estimates';
import { AGE, DISTANCE, field, key, renderCalculator, select, slider } from './calculator';

const FIRST = figuresOf();
const BRAKES = figuresOf({ service: 'brake-pad-replacement' });
const FARTHEST = figuresOf({ distancePerYear: DISTANCE_LIMITS.max });

const press = (key: string) => fireEvent.keyDown(slider(DISTANCE), { key });
const compact = () => document.querySelector('[data-slot="compact-result"]');
const savings = () => screen.getByRole('heading', { name: 'Your Potential Savings' }).parentElement;

/** Matches these texts with anything between them. */
const inOrder = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replaceAll('$', '\\$')).join('.*'));

/** Name, price and range of each bar, whose text says the same. */
const bars = () =>
  screen.getAllByRole('meter').map((meter) => {
    const { ariaLabel, ariaValueText, ariaValueMin, ariaValueMax } = meter;
    expect(meter.parentElement).toHaveTextContent(inOrder(`^${ariaLabel}`, `${ariaValueText}`));
    return [ariaLabel, ariaValueText, ariaValueMin, ariaValueMax];
  });

function barsOf({ product, nationalBrand, dealership, result }: typeof FIRST) {
  const range = ['0', `${result.dealershipPrice}`];
  return [
    ['Pitlane', product, ...range],
    ['National brand', nationalBrand, ...range],
    ['Dealership', dealership, ...range],
  ];
}

it('starts with an oil change for a five-year-old Corolla LE at 15,000 km a year', () => {
  renderCalculator();
  expect(select('Car make')).toHaveTextContent('Toyota');
  expect(select('Variant')).toHaveTextContent('Standard');
  expect(field(DISTANCE)).toHaveValue('15,000');
  expect(field(AGE)).toHaveValue('5');
  expect(screen.getByText('Oil Change, Toyota Corolla LE, 5 years, 15,000 km')).toBeVisible();
  expect(bars()).toEqual(barsOf(FIRST));
  expect(savings()).toHaveTextContent(
    inOrder(
      FIRST.aYear,
      'a yearif all 3 visits',
      'saved per visit',
      `${FIRST.dealership} \u2212 ${FIRST.product} = ${FIRST.perVisit}`,
      '× 3 visits',
      'a year',
      FIRST.aYear,
      calculatorForm.savings.saved,
      FIRST.percentage,
    ),
  );
});

it('rare work shows what is saved per visit first', async () => {
  renderCalculator();
  await userEvent.click(key('Brake Pad Replacement'));
  expect(bars()).toEqual(barsOf(BRAKES));
  const { perVisit, aYear, product, dealership } = BRAKES;
  expect(savings()).toHaveTextContent(
    inOrder(perVisit, 'saved per visit', '× 3 visits', 'a yearif all 3 visits', aYear),
  );
  expect(compact()).toHaveTextContent(`${product}, not ${dealership}·${perVisit} saved a visit`);
});

it('both buttons ask for the waitlist', () => {
  const onJoinWaitlist = vi.fn();
  renderCalculator({ onJoinWaitlist });
  fireEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  fireEvent.click(screen.getByText('Join Waitlist'));
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
  expect(compact()).not.toHaveAttribute('data-shown');
});

it('the ruler has a segment for each visit, of which rare work fills one', async () => {
  renderCalculator();
  const most = mostAnnualSavings();
  const ruler = document.querySelector<HTMLElement>('.savings-ruler');
  const segments = () => [...document.querySelectorAll<HTMLElement>('.savings-ruler-visits > span')];
  const filled = () => segments().map((segment) => 'filled' in segment.dataset);
  expect(ruler).toHaveTextContent(`${FIRST.aYear} a year$0${formats.dollars(most)} a year`);
  expect(ruler?.style.getPropertyValue('--share')).toBe(`${FIRST.result.annualSavings / most}`);
  expect(filled()).toEqual([true, true, true]);
  press('End');
  expect(screen.getByText('visits a year').nextSibling).toHaveTextContent('4');
  expect(ruler).toHaveTextContent(`${FARTHEST.aYear} a year$0`);
  expect(filled()).toEqual([true, true, true, true]);
  await userEvent.click(key('Battery Replacement'));
  expect(filled()).toEqual([true, false, false, false]);
});
