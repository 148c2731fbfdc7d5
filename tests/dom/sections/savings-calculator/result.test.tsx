import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { mostAnnualSavings } from '@/calculator/calculate-savings';
import { DISTANCE_LIMITS } from '@/calculator/limits';
import { DEFAULT_INPUT } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import { axisFor } from '@/sections/savings-calculator/price-axis';
import { figuresOf } from '../../../setup/estimates';
import { english, french } from '../../../setup/render';
import { choiceOf, DISTANCE, field, renderCalculator, select, slider } from './calculator';

const { calculatorForm, formats, services, variants } = english;

const FIRST = figuresOf();
const BRAKES = figuresOf({ service: 'brake-pad-replacement' });
const FARTHEST = figuresOf({ distancePerYear: DISTANCE_LIMITS.max });

const compact = () => document.querySelector('[data-slot="compact-result"]');
const { comparison, savings: texts, inputs, compact: short } = calculatorForm;
const ifAll = ({ result }: typeof FIRST) => interpolate(texts.ifAll, { visits: result.visits });
const aYear = (amount: string) => interpolate(texts.ruler, { amount });
const savings = () => screen.getByText(texts.title).parentElement;

/** Matches these texts with anything between them. */
const inOrder = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));

/** The bars have these names, prices and ranges, and their texts say the same. */
function expectBars({ product, nationalBrand, dealership, result }: typeof FIRST) {
  const bars = screen.getAllByRole('meter').map((meter) => {
    const { ariaLabel, ariaValueText, ariaValueMin, ariaValueMax } = meter;
    expect(meter.parentElement).toHaveTextContent(inOrder(`${ariaLabel}`, `${ariaValueText}`));
    return [ariaLabel, ariaValueText, ariaValueMin, ariaValueMax];
  });
  const range = ['0', `${result.dealershipPrice}`];
  expect(bars).toEqual([
    [comparison.product, product, ...range],
    [comparison.nationalBrand, nationalBrand, ...range],
    [comparison.dealership, dealership, ...range],
  ]);
}

it('starts with an oil change for a five-year-old Corolla LE at 15,000 km a year', () => {
  const onJoinWaitlist = vi.fn();
  renderCalculator({ onJoinWaitlist });
  const { service, ...car } = DEFAULT_INPUT;
  expect(select(inputs.make)).toHaveTextContent(car.make);
  expect(select(inputs.variant)).toHaveTextContent(variants[car.variant]);
  expect(field(DISTANCE)).toHaveValue('15,000');
  const subject = { ...car, service: services[service], age: '5 years', distance: '15,000 km' };
  expect(screen.getByText(interpolate(comparison.subject, subject))).toBeVisible();
  expectBars(FIRST);
  expect(savings()).toHaveTextContent(
    inOrder(
      FIRST.aYear,
      texts.aYear + ifAll(FIRST),
      texts.perVisit,
      `${FIRST.dealership} \u2212 ${FIRST.product} = ${FIRST.perVisit}`,
      interpolate(texts.working.year, { visits: FIRST.result.visits }),
      texts.aYear,
      FIRST.aYear,
      texts.saved,
      FIRST.percentage,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: texts.join }));
  fireEvent.click(screen.getByText(short.join));
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
  expect(compact()).not.toHaveAttribute('data-shown');
});

it('has the words and the formats of its language', () => {
  renderCalculator({}, french);
  const { comparison, inputs } = french.calculatorForm;
  const { service, ...car } = DEFAULT_INPUT;
  const subject = {
    ...car,
    service: french.services[service],
    age: '5\u00a0ans',
    distance: '15\u00a0000\u00a0km',
  };
  expect(screen.getByText(interpolate(comparison.subject, subject), { normalizer: String })).toBeVisible();
  expect(field(inputs.distance.label)).toHaveValue('15\u00a0000');
  const prices = screen.getAllByRole('meter').map(({ ariaValueText }) => ariaValueText);
  expect(prices[0]).toBe(french.formats.dollars(FIRST.result.productPrice));
});

it('rare work shows what is saved per visit first', () => {
  renderCalculator();
  fireEvent.click(choiceOf('brake-pad-replacement'));
  expectBars(BRAKES);
  const { perVisit, aYear, product: productPrice, dealership: dealershipPrice, result } = BRAKES;
  expect(savings()).toHaveTextContent(
    inOrder(
      perVisit,
      texts.perVisit,
      interpolate(texts.working.year, { visits: result.visits }),
      texts.aYear + ifAll(BRAKES),
      aYear,
    ),
  );
  expect(compact()).toHaveTextContent(
    `${interpolate(short.prices, { productPrice, dealershipPrice })}·${interpolate(short.savedPerVisit, { amount: perVisit })}`,
  );
});

it('the ruler has a segment for each visit, of which rare work fills one', () => {
  renderCalculator();
  const most = mostAnnualSavings();
  const ruler = document.querySelector<HTMLElement>('.savings-ruler');
  const segments = () => [...document.querySelectorAll<HTMLElement>('.savings-ruler-visits > span')];
  const filled = () => segments().map((segment) => 'filled' in segment.dataset);
  expect(ruler).toHaveTextContent(aYear(FIRST.aYear) + formats.dollars(0) + aYear(formats.dollars(most)));
  expect(ruler?.style.getPropertyValue('--share')).toBe(`${FIRST.result.annualSavings / most}`);
  expect(filled()).toEqual(Array(FIRST.result.visits).fill(true));
  fireEvent.keyDown(slider(DISTANCE), { key: 'End' });
  const { visits } = FARTHEST.result;
  expect(screen.getByText(texts.visits).nextSibling).toHaveTextContent(`${visits}`);
  expect(ruler).toHaveTextContent(aYear(FARTHEST.aYear));
  expect(filled()).toEqual(Array(visits).fill(true));
  fireEvent.click(choiceOf('battery-replacement'));
  expect(filled()).toEqual([true, ...Array(visits - 1).fill(false)]);
});

it('the axis of prices has two to five labels, none above the highest price, and five ticks a label', () => {
  expect(axisFor(164)).toEqual({ labels: [0, 50, 100, 150], tick: 10 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (highest) => {
      const { labels } = axisFor(highest);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(labels.length).toBeLessThanOrEqual(5);
      expect(labels.at(-1)).toBeLessThanOrEqual(highest);
    }),
  );
});
