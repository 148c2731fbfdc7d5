import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benefitCards } from '@/content/benefits';
import { claims } from '@/content/claims';
import { hero } from '@/content/hero';
import { heroQuotes } from '@/content/hero-quotes';
import { documentContent, topBar } from '@/content/site';
import { whyChoose } from '@/content/why-choose';

it('publishes each claim from one place', () => {
  expect(hero.plate.count).toBe(claims.drivers);
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
  const { chosen, dealership } = heroQuotes;
  expect(`${100 - (100 * chosen.price) / dealership.price}%`).toBe(claims.saving);
});

it('says that the features are planned for launch', () => {
  expect(benefitCards.note).toMatch(/planned for launch/);
});
