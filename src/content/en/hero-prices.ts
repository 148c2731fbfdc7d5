import { COMPETITOR_FACTORS } from '@/calculator/prices';
import { formats } from './formats';

/** The words of the hero's prices, which are an estimate for the chosen job. */
export const heroPrices = {
  /** The jobs above the ruler, of which one is chosen. */
  choices: 'Pick your job',
  note: 'Estimate: {car}, {distance} a year',
  /** The `{car}` of the note. */
  car: { isNew: 'new car', one: '{age}-year-old car', other: '{age}-year-old car' },
  nationalBrand: 'National brand',
  dealership: 'Dealership',
  /** How the prices of others come about. */
  assumed: {
    nationalBrand: `we assume ${formats.number(COMPETITOR_FACTORS.nationalBrand)} times our price`,
    dealership: 'we assume twice our price',
  } satisfies Record<keyof typeof COMPETITOR_FACTORS, string>,
  /** The saving over a dealership's price, and over what the visitor paid last time. */
  saving: { dealership: '{amount} saved', lastPrice: '{amount} less than you paid' },
  /** `{amount}` is the difference from the estimate. */
  lastPrice: {
    label: 'What did you pay last time?',
    more: '{amount} more than {product}’s estimate.',
    less: '{amount} less than {product}’s estimate.',
    about: 'About the same as {product}’s estimate.',
  },
};
