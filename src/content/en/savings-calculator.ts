import { MULTIPLES, VISITS } from '@/calculator/prices';
import { claims } from './claims.ts';
import { formats } from './formats.ts';

const { number, percent } = formats;
const { nationalBrand, dealership } = MULTIPLES;
const [few, some, many] = VISITS;

/** The heading and the footnote of the section. */
export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote: `Prices are estimates that vary with vehicle condition and location. We assume that a national brand charges ${number(nationalBrand)} times our price and a dealership ${number(dealership)} times, so the estimate is always ${percent(Math.round(100 - 100 / dealership))} less than the dealership. Garages’ own quotes will differ; “up to ${claims.saving}” is about those. The estimate depends on service, age and distance, not on the model. We assume ${few.visits}, ${some.visits} or ${many.visits}\u00a0visits a year, by distance driven.`,
  noScript: 'This is an example. To change it, turn on JavaScript.',
};
