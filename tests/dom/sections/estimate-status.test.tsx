import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import { DEFAULT_INPUT, type PriceFactors } from '@/calculator/types';
import { interpolate } from '@/lib/interpolate';
import { EstimateStatus } from '@/sections/estimate-status';
import { changeEstimate, setLastPrice } from '@/state/estimate';
import { wait } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { english, render } from '../../setup/render';

const { announcements, heroPrices, services } = english;

beforeEach(() => vi.useFakeTimers());

const FARTHEST = { distancePerYear: DISTANCE_RANGE.max };
const NEAREST = { distancePerYear: DISTANCE_RANGE.min };
const change = (to: Partial<PriceFactors>) => act(() => changeEstimate(to));

/** What is announced of the first estimate with these changes. */
function announcementOf(changes: Partial<PriceFactors> = {}) {
  const { result, product, nationalBrand, dealership, perVisit, aYear } = figuresOf(changes);
  return interpolate(announcements.estimate, {
    service: services[changes.service ?? DEFAULT_INPUT.service],
    productPrice: product,
    nationalBrandPrice: nationalBrand,
    dealershipPrice: dealership,
    savingsPerVisit: perVisit,
    annualSavings: aYear,
    visits: result.visits,
  });
}

it('announces an estimate half a second after its last change, also when it is the first one again', () => {
  const { unmount } = render(<EstimateStatus />);
  const status = screen.getByRole('status');
  wait(2_000);
  expect(status).toBeEmptyDOMElement();
  change(FARTHEST);
  wait(499);
  change(NEAREST);
  wait(499);
  expect(status).toBeEmptyDOMElement();
  wait(1);
  expect(status.textContent).toBe(announcementOf(NEAREST));
  // The figures of the page, whose shares of a price are the claim's alone.
  expect(status).not.toHaveTextContent('%');
  change(DEFAULT_INPUT);
  wait(500);
  expect(status.textContent).toBe(announcementOf());
  change(FARTHEST);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('announces nothing where what is chosen already is chosen again', () => {
  render(<EstimateStatus />);
  change(DEFAULT_INPUT);
  wait(500);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('announces how a price paid compares, of the first estimate too, then the next estimate', () => {
  render(<EstimateStatus />);
  const status = screen.getByRole('status');
  const { result, perVisit } = figuresOf();
  act(() => setLastPrice({ text: '164', dollars: result.dealershipPrice }));
  wait(500);
  expect(status.textContent).toBe(interpolate(heroPrices.lastPrice.more, { amount: perVisit }));
  const service = 'tire-rotation';
  change({ service });
  wait(500);
  expect(status.textContent).toBe(announcementOf({ service }));
});
