import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { COMPETITOR_FACTORS } from '@/calculator/prices';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import { DEFAULT_INPUT, SERVICES } from '@/calculator/types';
import { describeFactors } from '@/content/describe-factors';
import { claims } from '@/content/en/claims';
import { interpolate } from '@/lib/interpolate';
import { figuresOf } from '../../../setup/estimates';
import { english, french } from '../../../setup/render';
import { choiceOf, DISTANCE, field, renderCalculator, select, slider } from './calculator';

const { calculatorForm, formats, services, variants } = english;

const FIRST = figuresOf();
const FARTHEST = figuresOf({ distancePerYear: DISTANCE_RANGE.max });

const compact = () => document.querySelector('[data-slot="compact-result"]');
const { comparison, savings: texts, inputs, compact: short } = calculatorForm;
const savings = () => screen.getByText(texts.title).parentElement;

/** Matches these texts with anything between them, and any space as an ordinary one. */
const inOrder = (...texts: string[]) =>
  new RegExp(
    texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, ' ')).join('.*'),
  );

/** Says how the savings of a visit come about, what they make in a year, and each figure's name. */
function expectSavings({ product, dealership, perVisit, aYear, percentage, result }: typeof FIRST) {
  const { visits } = result;
  expect(savings()).toHaveTextContent(
    inOrder(
      texts.title,
      perVisit,
      texts.perVisit,
      interpolate(texts.difference, { dealershipPrice: dealership, productPrice: product }),
      texts.visits,
      interpolate(texts.times, { visits }),
      texts.annual,
      interpolate(texts.ifAll, { visits }),
      aYear,
      texts.percentage,
      percentage,
    ),
  );
  // Beside its name, as the method below says it too.
  expect(screen.getByText(texts.percentage).closest('dt')?.nextElementSibling).toHaveTextContent(percentage);
  const figures = savings()?.textContent?.match(/\$[\d,]+/g);
  expect(figures?.filter((figure) => figure === aYear)).toHaveLength(1);
}

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
  const subject = {
    ...describeFactors(english, DEFAULT_INPUT),
    service: services[service],
    car: '5-year-old Toyota Corolla LE',
    distance: '15,000 km',
  };
  expect(screen.getByText(interpolate(comparison.subject, subject))).toBeVisible();
  expectBars(FIRST);
  expectSavings(FIRST);
  fireEvent.click(screen.getByRole('button', { name: texts.join }));
  fireEvent.click(screen.getByText(short.join));
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
  expect(compact()).not.toHaveAttribute('data-shown');
});

it('has the words and the formats of its language', () => {
  renderCalculator({}, french);
  const { comparison, inputs } = french.calculatorForm;
  const { service } = DEFAULT_INPUT;
  const subject = {
    ...describeFactors(french, DEFAULT_INPUT),
    service: french.services[service],
    car: 'Toyota Corolla LE de 5\u00a0ans',
    distance: '15\u00a0000\u00a0km',
  };
  expect(screen.getByText(interpolate(comparison.subject, subject), { normalizer: String })).toBeVisible();
  expect(field(inputs.distance.label)).toHaveValue('15\u00a0000');
  const prices = screen.getAllByRole('meter').map(({ ariaValueText }) => ariaValueText);
  expect(prices[0]).toBe(french.formats.dollars(FIRST.result.productPrice));
});

it('of every service the largest figure is what a visit saves, also in short', () => {
  renderCalculator();
  for (const service of SERVICES) {
    fireEvent.click(choiceOf(service));
    const figures = figuresOf({ service });
    expectBars(figures);
    expectSavings(figures);
    const { perVisit, product: productPrice, dealership: dealershipPrice } = figures;
    expect(savings()?.querySelector('b')).toHaveTextContent(perVisit);
    const prices = interpolate(short.prices, { productPrice, dealershipPrice });
    expect(compact()).toHaveTextContent(`${prices}·${interpolate(short.saved, { amount: perVisit })}`);
  }
});

it('the year counts as many visits as the distance assumes', () => {
  renderCalculator();
  fireEvent.keyDown(slider(DISTANCE), { key: 'End' });
  expectSavings(FARTHEST);
});

it('how the estimate comes about says its share, and the claimed one that quotes are about', () => {
  renderCalculator();
  const method = screen.getByText(texts.method.title).closest('details');
  // So no panel grows with it.
  expect(method?.closest('.calculator-panel')).toBeNull();
  const points = [...(method?.querySelectorAll('li') ?? [])].map((point) => point.textContent);
  expect(points).toEqual(
    texts.method.points.map((point) => interpolate(point, { percentage: FIRST.percentage })),
  );
  expect(points.join(' ')).toContain(claims.saving);
  for (const factor of Object.values(COMPETITOR_FACTORS))
    expect(points.join(' ')).toContain(`${formats.number(factor)} times`);
});
