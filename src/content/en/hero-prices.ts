import { COMPETITOR_FACTORS } from '@/calculator/prices';
import { formats } from './formats';

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

/** The words of the hero's prices, which are an estimate for the chosen service. */
export const heroPrices = {
  /** Names the services above the ruler, of which one is chosen. */
  pick: 'Pick your job',
  note: 'Estimate: {car}, {distance} a year.',
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /** How the prices of others come about, here and in the calculator. */
  assumed: `Assumed: a national brand at ${formats.number(nationalBrand)}, a dealership at ${formats.number(dealership)} times our price.`,
  /** `{amount}` is the difference from the estimate. */
  lastPrice: {
    label: 'What did you pay last time?',
    /** Beside our price; the others stand beside the field. */
    saved: '{amount} less than you paid',
    more: 'You paid {amount} more than our estimate.',
    less: 'You paid {amount} less than our estimate.',
    about: 'You paid about the same as our estimate.',
  },
};
