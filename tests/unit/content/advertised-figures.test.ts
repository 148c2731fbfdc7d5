import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advertisedFigures } from '@/content/advertised-figures';
import type { advertisedTexts } from '@/content/en/advertised-texts';
import { services } from '@/content/en/calculator-choices';
import { exampleJobTexts } from '@/content/en/example-job';
import { dialPrices } from '@/content/example-dials';
import { exampleJob, lowestPriceFor } from '@/content/example-job';
import { LANGUAGES } from '@/lib/languages';

const sources = import.meta.glob<string>('/src/content/*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Removes the comments from a file's source, and replaces escaped no-break spaces with real ones. */
const textsOf = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll('\\u00a0', '\u00a0');

it.each(LANGUAGES)(
  'no text in $name outside advertised-texts.ts repeats an advertised figure',
  async ({ code }) => {
    const { advertisedTexts: own }: { advertisedTexts: typeof advertisedTexts } = await import(
      `../../../src/content/${code}/advertised-texts.ts`
    );
    const claimed = Object.values(own).filter((claim) => claim !== '');
    const otherFiles = Object.entries(sources).filter(
      ([file]) => file.includes(`/${code}/`) && !file.endsWith('/advertised-texts.ts'),
    );
    const found = otherFiles.filter(([, source]) => claimed.some((claim) => textsOf(source).includes(claim)));
    const advice = `Use advertisedTexts from src/content/${code}/advertised-texts.ts in these files`;
    expect(
      found.map(([file]) => file),
      advice,
    ).toEqual([]);
  },
);

it('the calculator does not offer the example job', () => {
  const wordsOf = (name: string) => name.toLowerCase().split(/\s+/);
  const drawn = wordsOf(exampleJobTexts.name);
  // One shared word is not enough: a timing belt is not a serpentine belt.
  const same = Object.values(services).filter((service) => {
    const sold = wordsOf(service);
    return drawn.every((word) => sold.includes(word)) || sold.every((word) => drawn.includes(word));
  });
  expect(same, 'Choose a different job in each language’s `example-job.ts`').toEqual([]);
});

it('the lowest example price saves exactly the advertised percentage', () => {
  const { chosen, dealershipPrice } = exampleJob;
  const shareOf = (price: number) => Math.round(100 - (100 * price) / dealershipPrice);
  expect(shareOf(chosen.price)).toBe(advertisedFigures.saving);
  const inRange = Math.min(60, Math.max(10, advertisedFigures.saving));
  expect(advertisedFigures.saving, 'The drawings suit a saving from 10 to 60%').toBe(inRange);
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 60 }), (claim) => {
      const lowest = lowestPriceFor(claim);
      expect(shareOf(lowest)).toBe(claim);
      expect(100 * (dealershipPrice - lowest)).toBeLessThanOrEqual(claim * dealershipPrice);
    }),
  );
});

// A flag on the dial takes up 25 of 150 degrees, which is 8 of at most 46 ticks.
it('the example prices are at least 8 ticks apart on the dial', () => {
  const { dealershipPrice } = exampleJob;
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 60 }), (claim) => {
      const lowest = lowestPriceFor(claim);
      const { middle, highest, dollarsPerTick } = dialPrices(lowest);
      const apart = [middle - lowest, highest - middle, dealershipPrice - highest];
      expect(Math.min(...apart) / dollarsPerTick).toBeGreaterThanOrEqual(8);
    }),
  );
});
