import { VISITS } from '@/calculator/prices';
import { claims } from './claims';

const [few, some, many] = VISITS;

/** The heading and the footnote of the section. */
export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote: `Prices are estimates that vary with vehicle condition and location, and depend on service, age and distance, not on the model. Garages’ own quotes will differ; “up to ${claims.saving}” is about those. We assume ${few.visits}, ${some.visits} or ${many.visits}\u00a0visits a year, by distance driven.`,
  noScript: 'This is an example. To change it, turn on JavaScript.',
};
