import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { DEFAULT_INPUT } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { claims } from '@/content/claims';
import { exampleJob } from '@/content/example-job';
import { job } from '@/content/job';
import { savingsCalculator } from '@/content/savings-calculator';

it('writes no claim out anywhere else', () => {
  const { drivers, ...others } = claims;
  const phrases = [drivers && `${drivers} drivers`, ...Object.values(others)].filter(Boolean);
  const files = readdirSync('src/content/en').filter((file) => file.endsWith('.ts') && file !== 'claims.ts');
  const found = files.filter((file) => {
    const text = readFileSync(`src/content/en/${file}`, 'utf8');
    return phrases.some((phrase) => text.includes(phrase));
  });
  expect(found).toEqual([]);
});

describe('the invitations on the plate and in the bar', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.doUnmock('@/content/claims'));

  async function invitations(drivers: string) {
    vi.doMock('@/content/claims', () => ({ claims: { ...claims, drivers } }));
    const { hero } = await import('@/content/hero');
    const { topBar } = await import('@/content/site');
    return [Object.values(hero.plate.invitation).join(' '), topBar.join.note];
  }

  it('have the number of drivers', async () => {
    for (const text of await invitations('3,400+')) expect(text).toMatch(/\b3,400\+ \w/);
  });

  it('are whole without a number', async () => {
    for (const text of await invitations('')) expect(text).toMatch(/^[a-z]+( [a-z]+)+$/i);
  });
});

it('draws the saving that is claimed', () => {
  const { chosen, dealershipPrice } = exampleJob;
  const drawn = `${100 - (100 * chosen.price) / dealershipPrice}%`;
  expect(drawn, 'change the prices in src/content/example-job.ts with the claim').toBe(claims.saving);
});

it('draws a job that the calculator does not sell', () => {
  const words = job.name.toLowerCase().split(' ');
  const sold = Object.values(services).filter((service) =>
    words.some((word) => service.toLowerCase().includes(word)),
  );
  expect(sold).toEqual([]);
});

it('says why the estimate saves another share than the one that is claimed', () => {
  const { percentageSaved } = calculateSavings(DEFAULT_INPUT);
  expect(savingsCalculator.footnote).toContain(`always ${percentageSaved}% below the dealership`);
  expect(savingsCalculator.footnote).toContain(`“up to ${claims.saving}”`);
});
