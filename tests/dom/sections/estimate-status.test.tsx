import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import { DEFAULT_INPUT, type PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import { EstimateStatus } from '@/sections/estimate-status';
import { setPricePaid, updateCalculatorInput } from '@/state/estimate';
import { wait } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { english, render } from '../../setup/render';

beforeEach(() => vi.useFakeTimers());

const FARTHEST = { distancePerYear: DISTANCE_RANGE.max };
const NEAREST = { distancePerYear: DISTANCE_RANGE.min };
const change = (to: Partial<PriceFactors>) => act(() => updateCalculatorInput(to));

/**
 * Returns the announced estimate and the announced comparison with the price paid. The wording of the estimate is tested in
 * result.test.tsx.
 */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Matches an estimate by its savings per year, because an oil change costs the same at any distance. */
const estimateOf = (changes: Partial<PriceFactors> = {}) => expect.stringContaining(figuresOf(changes).aYear);

it('announces an estimate half a second after its last change', () => {
  const { unmount } = render(<EstimateStatus />);
  wait(2_000);
  expect(announced()).toEqual(['', '']);
  change(FARTHEST);
  wait(499);
  change(NEAREST);
  wait(499);
  expect(announced()).toEqual(['', '']);
  wait(1);
  expect(announced()).toEqual([estimateOf(NEAREST), '']);
  // The announcement excludes the percentage saved.
  expect(announced().join()).not.toContain('%');
  change(DEFAULT_INPUT);
  wait(500);
  expect(announced()).toEqual([estimateOf(), '']);
  change(FARTHEST);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('announces nothing if the visitor repeats a choice', () => {
  render(<EstimateStatus />);
  change(DEFAULT_INPUT);
  wait(500);
  expect(announced()).toEqual(['', '']);
});

it('announces how the price paid compares with the estimate', () => {
  render(<EstimateStatus />);
  const { result, perVisit } = figuresOf();
  act(() => setPricePaid({ text: '164', dollars: result.dealershipPrice }));
  wait(500);
  const difference = interpolate(english.heroPrices.pricePaid.more, { amount: perVisit });
  expect(announced()).toEqual(['', difference]);
  // An unfinished price is not announced.
  act(() => setPricePaid({ text: '1', dollars: null }));
  wait(500);
  expect(announced()).toEqual(['', '']);
  act(() => setPricePaid({ text: '164', dollars: result.dealershipPrice }));
  wait(500);
  change(FARTHEST);
  wait(500);
  expect(announced()).toEqual([estimateOf(FARTHEST), difference]);
  // The price paid was for a different service, so it is no longer compared.
  const service = 'tire-rotation';
  change({ service });
  wait(500);
  expect(announced()).toEqual([estimateOf({ ...FARTHEST, service }), '']);
});
