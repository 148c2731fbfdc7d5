import { act, fireEvent, render as hydrate, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { COMPETITOR_FACTORS } from '@/calculator/prices';
import { type CalculatorInput, DEFAULT_INPUT, SERVICES } from '@/calculator/types';
import { describeFactors } from '@/content/describe-factors';
import { advertisedTexts } from '@/content/en/advertised-texts';
import { interpolate } from '@/lib/interpolate';
import { EstimateStatus } from '@/sections/estimate-status';
import { HeroPrices } from '@/sections/hero/hero-prices';
import { EstimateMethod } from '@/sections/savings-calculator/estimate-method';
import { setPricePaid, updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { setJoinedCode } from '@/state/visitor';
import { wait } from '../../../setup/browser';
import { figuresOf } from '../../../setup/estimates';
import { english, french, inEnglish, render, renderHook } from '../../../setup/render';
import { DISTANCE, field, renderCalculator, select } from './calculator';

const { calculatorForm, formats, heroPrices, services, variants } = english;

const FIRST = figuresOf();

// Finds meters by an attribute, because jsdom would compute the styles of all elements to find them by role.
const meters = () => [...document.querySelectorAll('[role="meter"]')];
const compact = () => document.querySelector('[data-slot="compact-result"]');
const { comparison, savings: texts, inputs, compact: short } = calculatorForm;
const savings = () => document.querySelector('[data-slot="savings"]');

/**
 * Matches the given strings in the given order. Allows any text in between, and treats any white space as an ordinary space.
 */
const inOrder = (...texts: string[]) =>
  new RegExp(
    texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, ' ')).join('.*'),
  );

/** Expects the savings per visit and per year, and the name of each figure. */
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
  // Looks next to the figure's name, because the explanation below also contains the percentage.
  expect(screen.getByText(texts.percentage).closest('dt')?.nextElementSibling).toHaveTextContent(percentage);
}

/** Expects the names, prices and ranges of the meters. The names and prices must also be in the visible text. */
function expectBars({ product, nationalBrand, dealership, result }: typeof FIRST) {
  const bars = meters().map((meter) => {
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
  expect(select(inputs.make)).toHaveTextContent(DEFAULT_INPUT.make);
  expect(select(inputs.variant)).toHaveTextContent(variants[DEFAULT_INPUT.variant]);
  expect(field(DISTANCE)).toHaveValue('15,000');
  expect(screen.getByText(/^Oil Change, 5-year-old Toyota Corolla LE\b.*, 15,000 km a year$/)).toBeVisible();
  expectBars(FIRST);
  expectSavings(FIRST);
  expect(savings()?.textContent?.split(FIRST.aYear)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: texts.join }));
  fireEvent.click(screen.getByText(short.join));
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
  expect(compact()).not.toHaveAttribute('data-shown');
});

it('the result shows the price paid until another service is chosen', () => {
  renderCalculator();
  const paid = /You paid \$150: \$68 less with Pitlane\./;
  expect(savings()).not.toHaveTextContent(paid);
  act(() => setPricePaid({ text: '150', dollars: 150 }));
  expect(savings()).toHaveTextContent(paid);
  expectSavings(FIRST);
  act(() => updateCalculatorInput({ service: 'tire-rotation' }));
  expect(savings()).not.toHaveTextContent(/You paid/);
});

it.each([
  [520, '$82, not $520', '$438 saved per visit'],
  // A visitor who paid less sees the dealership's figures.
  [60, '$82, not $164', '$82 saved per visit'],
])('the compact result for a price paid of $%i shows "%s" and "%s"', (dollars, prices, saved) => {
  renderCalculator();
  act(() => setPricePaid({ text: String(dollars), dollars }));
  expect(compact()).toHaveTextContent(`${prices}·${saved}`);
});

it('the calculator lets drivers who have joined add another address', () => {
  const onJoinWaitlist = vi.fn();
  renderCalculator({ onJoinWaitlist });
  act(() => setJoinedCode('M5V 2T6'));
  expect(screen.queryByText(texts.join)).toBeNull();
  for (const button of screen.getAllByText(english.afterJoining.another)) fireEvent.click(button);
  expect(onJoinWaitlist).toHaveBeenCalledTimes(2);
});

it('the calculator uses the words and formats of the page’s language', () => {
  renderCalculator({}, french);
  const subject =
    /^Vidange d’huile, Toyota Corolla LE de 5\u00a0ans\b.*, 15\u00a0000\u00a0km\u00a0par\u00a0an$/;
  expect(screen.getByText(subject, { normalizer: String })).toBeVisible();
  expect(field(french.calculatorForm.inputs.distance.label)).toHaveValue('15\u00a0000');
  const prices = meters().map(({ ariaValueText }) => ariaValueText);
  expect(prices[0]).toBe(french.formats.dollars(FIRST.result.productPrice));
});

/** Functions that use a control, by its role or type. */
const WORK: Record<string, (control: HTMLElement) => void> = {
  radio: (control) => fireEvent.click(control),
  checkbox: (control) => fireEvent.click(control),
  slider: (control) => fireEvent.keyDown(control, { key: 'End' }),
  text(control) {
    fireEvent.change(control, { target: { value: '7' } });
    fireEvent.blur(control);
  },
  combobox(control) {
    fireEvent.keyDown(control, { key: 'Enter' });
    const last = [...document.querySelectorAll('[role="option"]')].at(-1) ?? control;
    fireEvent.keyDown(last, { key: 'Enter' });
  },
};

it('every control changes the calculator, the hero and the announcement', () => {
  vi.useFakeTimers();
  const { result: estimate } = renderHook(useCalculatorInput);
  const { container: hero } = render(<HeroPrices />);
  const { container: announcement } = render(<EstimateStatus />);
  const { container } = renderCalculator();
  // The price of this service also depends on the age of the car and on the distance.
  act(() => updateCalculatorInput({ service: 'spark-plug-replacement' }));
  const worked = new Set<Element>();
  // Begins with the last control, because choosing a different service removes the controls of the current service.
  const next = () =>
    [...container.querySelectorAll<HTMLInputElement>('input, select, textarea, [role]')].findLast(
      (control) => !worked.has(control),
    );
  const subjectOf = (input: CalculatorInput) =>
    interpolate(comparison.subject, describeFactors(english, input, `${input.make} ${input.model}`));
  for (let control = next(); control !== undefined; control = next()) {
    worked.add(control);
    const work = WORK[control.getAttribute('role') ?? control.type];
    if (control.matches('input, select, textarea'))
      expect(work, 'Add a function to WORK that uses this control').toBeDefined();
    if (work === undefined || control.checked) continue;
    const before = estimate.current;
    work(control);
    expect(estimate.current, control.outerHTML).not.toEqual(before);
    const { service } = estimate.current;
    const figures = figuresOf(estimate.current);
    const { product, nationalBrand, dealership, perVisit, aYear } = figures;
    const choices = [...container.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    expect(choices.map(({ ariaLabel, checked }) => [ariaLabel, checked])).toEqual(
      SERVICES.map((each) => {
        const price = figuresOf({ ...estimate.current, service: each }).product;
        return [`${services[each]}, ${price}`, each === service];
      }),
    );
    expectBars(figures);
    expectSavings(figures);
    expect(savings()?.querySelector('b')).toHaveTextContent(perVisit);
    const prices = interpolate(short.prices, { productPrice: product, dealershipPrice: dealership });
    expect(compact()).toHaveTextContent(`${prices}·${interpolate(short.saved, { amount: perVisit })}`);
    const subject = subjectOf(estimate.current);
    expect(container).toHaveTextContent(inOrder(subject));
    // The description of the job must mention each factor that changes a price.
    if (product !== figuresOf(before).product)
      expect(subject, 'Say it in `factors`').not.toBe(subjectOf(before));
    for (const price of [product, nationalBrand, dealership]) expect(hero).toHaveTextContent(price);
    const note = interpolate(heroPrices.note, describeFactors(english, estimate.current));
    expect(hero).toHaveTextContent(inOrder(services[service], note));
    wait(500);
    expect(announcement).toHaveTextContent(
      inOrder(services[service], product, nationalBrand, dealership, perVisit, aYear),
    );
  }
});

it('the explanation of the estimate is outside the panels', () => {
  renderCalculator();
  const method = screen.getByText(texts.method.title).closest('details');
  // Opening the explanation must not make a panel grow.
  expect(method?.closest('.calculator-panel')).toBeNull();
  const points = [...(method?.querySelectorAll('li') ?? [])].map((point) => point.textContent);
  expect(points).toEqual(texts.method.points);
  expect(document.body.textContent?.split(advertisedTexts.saving)).toHaveLength(2);
  for (const factor of Object.values(COMPETITOR_FACTORS))
    expect(points.join(' ')).toContain(`${formats.number(factor)} times`);
});

it('the explanation stays open if it was opened before hydration', () => {
  const method = inEnglish(<EstimateMethod />);
  document.body.innerHTML = renderToString(method);
  const details = document.querySelector('details');
  details?.setAttribute('open', '');
  hydrate(method, { container: document.body, hydrate: true });
  expect(details).toHaveAttribute('open');
});
