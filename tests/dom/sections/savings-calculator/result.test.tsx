import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { DISTANCE_LIMITS } from '@/calculator/limits';
import { DEFAULT_INPUT } from '@/calculator/types';
import { services, variants } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';
import { figuresOf } from '../../../setup/estimates';
import { AGE, DISTANCE, field, key, renderCalculator, select, slider } from './calculator';

const FIRST = figuresOf();
const BRAKES = figuresOf({ service: 'brake-pad-replacement' });
const FARTHEST = figuresOf({ distancePerYear: DISTANCE_LIMITS.max });

const press = (key: string) => fireEvent.keyDown(slider(DISTANCE), { key });
const compact = () => document.querySelector('[data-slot="compact-result"]');
const { comparison, savings: texts, inputs, compact: short } = calculatorForm;
const ifAll = ({ result }: typeof FIRST) => fillIn(texts.ifAll, { visits: result.visits });
const aYear = (amount: string) => fillIn(texts.ruler, { amount });
const savings = () => screen.getByRole('heading', { name: texts.title }).parentElement;

/** Matches these texts with anything between them. */
const inOrder = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));

/** Name, price and range of each bar, whose text says the same. */
const bars = () =>
  screen.getAllByRole('meter').map((meter) => {
    const { ariaLabel, ariaValueText, ariaValueMin, ariaValueMax } = meter;
    expect(meter.parentElement).toHaveTextContent(inOrder(`${ariaLabel}`, `${ariaValueText}`));
    return [ariaLabel, ariaValueText, ariaValueMin, ariaValueMax];
  });

function barsOf({ product, nationalBrand, dealership, result }: typeof FIRST) {
  const range = ['0', `${result.dealershipPrice}`];
  return [
    [withProduct(comparison.product), product, ...range],
    [comparison.nationalBrand, nationalBrand, ...range],
    [comparison.dealership, dealership, ...range],
  ];
}

it('starts with an oil change for a five-year-old Corolla LE at 15,000 km a year', () => {
  renderCalculator();
  expect(select(inputs.make)).toHaveTextContent(DEFAULT_INPUT.make);
  expect(select(inputs.variant)).toHaveTextContent(variants.standard);
  expect(field(DISTANCE)).toHaveValue('15,000');
  expect(field(AGE)).toHaveValue('5');
  const { service, ...car } = DEFAULT_INPUT;
  const subject = { ...car, service: services[service], age: '5\u00a0years', distance: '15,000\u00a0km' };
  expect(screen.getByText(fillIn(comparison.subject, subject).replaceAll('\u00a0', ' '))).toBeVisible();
  expect(bars()).toEqual(barsOf(FIRST));
  expect(savings()).toHaveTextContent(
    inOrder(
      FIRST.aYear,
      texts.aYear + ifAll(FIRST),
      texts.perVisit,
      `${FIRST.dealership} \u2212 ${FIRST.product} = ${FIRST.perVisit}`,
      fillIn(texts.working.year, { visits: FIRST.result.visits }),
      texts.aYear,
      FIRST.aYear,
      texts.saved,
      FIRST.percentage,
    ),
  );
});

it('rare work shows what is saved per visit first', async () => {
  renderCalculator();
  await userEvent.click(key('brake-pad-replacement'));
  expect(bars()).toEqual(barsOf(BRAKES));
  const { perVisit, aYear, product, dealership, result } = BRAKES;
  expect(savings()).toHaveTextContent(
    inOrder(
      perVisit,
      texts.perVisit,
      fillIn(texts.working.year, { visits: result.visits }),
      texts.aYear + ifAll(BRAKES),
      aYear,
    ),
  );
  expect(compact()).toHaveTextContent(
    `${fillIn(short.prices, { product, dealership })}·${fillIn(short.savedPerVisit, { amount: perVisit })}`,
  );
});

it('both buttons ask for the waitlist', () => {
  const onJoinWaitlist = vi.fn();
  renderCalculator({ onJoinWaitlist });
  fireEvent.click(screen.getByRole('button', { name: texts.join }));
  fireEvent.click(screen.getByText(short.join));
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
  expect(compact()).not.toHaveAttribute('data-shown');
});

it('the ruler has a segment for each visit, of which rare work fills one', async () => {
  renderCalculator();
  const most = mostAnnualSavings();
  const ruler = document.querySelector<HTMLElement>('.savings-ruler');
  const segments = () => [...document.querySelectorAll<HTMLElement>('.savings-ruler-visits > span')];
  const filled = () => segments().map((segment) => 'filled' in segment.dataset);
  expect(ruler).toHaveTextContent(aYear(FIRST.aYear) + formats.dollars(0) + aYear(formats.dollars(most)));
  expect(ruler?.style.getPropertyValue('--share')).toBe(`${FIRST.result.annualSavings / most}`);
  expect(filled()).toEqual([true, true, true]);
  press('End');
  expect(screen.getByText(texts.visits).nextSibling).toHaveTextContent('4');
  expect(ruler).toHaveTextContent(aYear(FARTHEST.aYear));
  expect(filled()).toEqual([true, true, true, true]);
  await userEvent.click(key('battery-replacement'));
  expect(filled()).toEqual([true, false, false, false]);
});
