import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RATES } from '@/calculator/prices';
import { benefitCards } from '@/content/benefits';
import { claims } from '@/content/claims';
import { exampleJob } from '@/content/example-job';
import { hero } from '@/content/hero';
import { documentContent, topBar } from '@/content/site';
import { whyChoose } from '@/content/why-choose';

it('publishes each claim from one place', () => {
  expect(hero.plate.invitation.number).toBe(claims.drivers);
  expect(topBar.join.note).toBe(`Join ${claims.drivers} drivers`);
  expect(whyChoose.booking.title).toBe(`Book in ${claims.bookingTime}`);
  for (const text of [hero.lead, documentContent.description]) {
    expect(text).toContain(`book in ${claims.bookingTime}`);
    expect(text).toContain(`Save up to ${claims.saving}`);
  }
  expect(documentContent.shareAlt).toContain(claims.saving);
});

it('writes no claim out anywhere else', () => {
  const figures = Object.values(claims);
  const files = readdirSync('src/content').filter((file) => file !== 'claims.ts');
  const found = files.filter((file) => {
    const text = readFileSync(`src/content/${file}`, 'utf8');
    return figures.some((figure) => text.includes(figure));
  });
  expect(found).toEqual([]);
});

it('draws the saving that is claimed', () => {
  const { chosen, dealershipPrice } = exampleJob;
  expect(`${100 - (100 * chosen.price) / dealershipPrice}%`).toBe(claims.saving);
});

it('draws a job that the calculator does not sell', () => {
  const words = exampleJob.name.toLowerCase().split(' ');
  const sold = Object.keys(RATES).filter((service) =>
    words.some((word) => service.toLowerCase().includes(word)),
  );
  expect(sold).toEqual([]);
});

it('says that the features are planned for launch', () => {
  expect(benefitCards.note).toMatch(/planned for launch/);
});
