import { MULTIPLES, VISITS } from '@/calculator/prices';
import { claims } from './claims.ts';
import { formats } from './formats.ts';

const { number, percent } = formats;
const { nationalBrand, dealership } = MULTIPLES;
const [few, some, many] = VISITS;

/** The heading and the footnote of the section. */
export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote: `Prices are estimates that vary with vehicle condition and location. National brand and dealership are assumed at ${number(nationalBrand)} and ${number(dealership)} times our price, so the estimate is always ${percent(Math.round(100 - 100 / dealership))} below the dealership. A garage’s own quote will differ; “up to ${claims.saving}” is about such quotes. The estimate depends on service, age and distance, not on the model. Visits a year are assumed from the distance: ${few.visits}, ${some.visits} or ${many.visits}.`,
  noScript: 'This is an example. Changing it needs JavaScript.',
};
