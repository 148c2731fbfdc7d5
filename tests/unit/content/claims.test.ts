import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { SERVICES } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { claimedFigures } from '@/content/claimed-figures';
import { claims } from '@/content/claims';
import { exampleJob, examplePrices } from '@/content/example-job';
import { job } from '@/content/job';
import { savingsCalculator } from '@/content/savings-calculator';
import { LANGUAGES } from '@/lib/languages';
import { estimateScale, exampleScale } from '@/sections/hero/price-scale';
import { contentOf } from '../../setup/content';

const sources = import.meta.glob<string>('/src/content/*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A source without its comments, and with its no-break spaces. */
const textsOf = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll('\\u00a0', '\u00a0');

it.each(LANGUAGES)('no other text in $name repeats a claim', async ({ code }) => {
  const { claims: own } = await contentOf(code, 'claims');
  const claimed = Object.values(own).filter((claim) => claim !== '');
  const others = Object.entries(sources).filter(
    ([file]) => file.includes(`/${code}/`) && !file.endsWith('/claims.ts'),
  );
  const found = others.filter(([, source]) => claimed.some((claim) => textsOf(source).includes(claim)));
  expect(found.map(([file]) => file)).toEqual([]);
});

it.each([
  ['3,400+', /\b3,400\+ \w/],
  ['', /^[a-z]+( [a-z]+)+$/i],
])('the invitations to join are whole with "%s" drivers', async (drivers, whole) => {
  vi.resetModules();
  vi.doMock('@/content/claims', () => ({ claims: { ...claims, drivers } }));
  const { hero } = await import('@/content/hero');
  const { topBar } = await import('@/content/site');
  vi.doUnmock('@/content/claims');
  for (const text of [Object.values(hero.plate.invitation).join(' '), topBar.join.note])
    expect(text).toMatch(whole);
});

it('the drawn job is one that the calculator does not sell', () => {
  const words = job.name.toLowerCase().split(' ');
  const sold = Object.values(services).filter((service) =>
    words.some((word) => service.toLowerCase().includes(word)),
  );
  expect(sold).toEqual([]);
});

it('the footnote says what the claimed saving is about, since the estimate saves another share', () => {
  expect(savingsCalculator.footnote).toContain(claims.saving);
});

const anyClaim = fc.integer({ min: 10, max: 60 });
const { dealershipPrice } = exampleJob;
const shareOf = (price: number) => Math.round(100 - (100 * price) / dealershipPrice);

it('the example saves what is claimed, and never more', () => {
  expect(shareOf(exampleJob.chosen.price)).toBe(claimedFigures.saving);
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const { lowest } = examplePrices(claim);
      expect(shareOf(lowest)).toBe(claim);
      expect(100 * (dealershipPrice - lowest)).toBeLessThanOrEqual(claim * dealershipPrice);
    }),
  );
});

it('every price is on the ruler, in order and with room for its quote, whatever is claimed', () => {
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const { lowest, middle, highest, tick } = examplePrices(claim);
      const { at, numbers, start, end, lengths } = exampleScale(
        [lowest, middle, highest, dealershipPrice],
        tick,
      );
      expect(lengths).toHaveLength(5);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
      expect(lengths.reduce((sum, row) => sum + row)).toBeCloseTo(end - start);
      // As much as the narrowest desktop and phone have room for.
      expect(at(dealershipPrice)).toBeLessThanOrEqual(132);
      const order = [numbers[0], lowest, middle, highest, dealershipPrice, numbers.at(-1)];
      expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
      expect(numbers.filter((number) => number % 1 !== 0)).toEqual([]);
    }),
  );
});

it('every estimate hangs at the same places, in proportion to its prices, from a scale of whole dollars', () => {
  const factors = { service: fc.constantFrom(...SERVICES), carAge: fc.nat({ max: 15 }) };
  fc.assert(
    fc.property(fc.record({ ...factors, distancePerYear: fc.constantFrom(15_000, 300_000) }), (input) => {
      const { productPrice, nationalBrandPrice, dealershipPrice } = calculateSavings(input);
      const { at, numbers } = estimateScale([productPrice, nationalBrandPrice, dealershipPrice]);
      expect(at(productPrice)).toBe(0);
      expect(at(dealershipPrice)).toBeCloseTo(132);
      const share = (nationalBrandPrice - productPrice) / (dealershipPrice - productPrice);
      expect(at(nationalBrandPrice)).toBeCloseTo(132 * share);
      expect(numbers.filter((number) => number % 1 !== 0)).toEqual([]);
      const between = numbers.filter((number) => number > productPrice && number < dealershipPrice);
      expect(between.length).toBeGreaterThanOrEqual(2);
      expect(between.length).toBeLessThanOrEqual(7);
    }),
  );
});
