import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { services } from '@/content/calculator-choices';
import { claims } from '@/content/claims';
import { exampleJob } from '@/content/example-job';
import { job } from '@/content/job';

// hero.test.tsx, static-sections.test.tsx and sharing.test.ts read them where they are shown.
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
  const words = job.name.toLowerCase().split(' ');
  const sold = Object.values(services).filter((service) =>
    words.some((word) => service.toLowerCase().includes(word)),
  );
  expect(sold).toEqual([]);
});
