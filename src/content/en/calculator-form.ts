import { COMPETITOR_FACTORS, VISITS } from '@/calculator/prices';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import { advertisedTexts } from './advertised-texts';
import { formats } from './formats';

const { kilometers, number } = formats;
const { nationalBrand, dealership } = COMPETITOR_FACTORS;
const [few, some, many] = VISITS;

/** How the prices of competitors are estimated. */
const assumed = `We assume that a national brand charges ${number(nationalBrand)} times our price, and a dealership ${number(dealership)} times.`;

/** The texts of the inputs and results, whose code is loaded later than the section around them (savings-calculator.ts). */
export const calculatorForm = {
  inputs: {
    title: 'Customize Your Estimate',
    /**
     * Shown after the visitor has typed a value that the slider does not have. `{value}` stands for the value used instead,
     * such as `8,000 km`.
     */
    hints: {
      most: 'Maximum: {value}.',
      least: 'Minimum: {value}.',
      nearest: 'Rounded to {value}.',
      invalid: 'Enter a number. We’ve kept {value}.',
    },
    make: 'Car make',
    model: 'Car model',
    variant: 'Variant',
    /** Shown above the fields for make, model and variant. */
    carNote: 'Make, model and variant don’t change this estimate.',
    service: 'Service type',
    /** The accessible name of a radio button for a service. */
    serviceChoice: '{service}, {price}',
    distance: {
      label: 'Distance driven per year',
      unit: 'km',
      caption: `${kilometers(DISTANCE_RANGE.min)} to ${kilometers(DISTANCE_RANGE.max)}`,
      /** Read by assistive technology. `{distance}` stands for a number such as `15,000`. */
      valueText: '{distance} kilometres a year',
    },
    age: {
      label: 'Car age',
      unit: { one: 'year', other: 'years' },
    },
  },
  comparison: {
    title: 'Service Cost Comparison',
    subject: '{service}, {factors}',
    product: '{product}',
    nationalBrand: 'National brand',
    dealership: 'Dealership',
    assumed,
  },
  savings: {
    title: 'Your Potential Savings',
    perVisit: 'Savings per visit',
    difference: 'Dealership {dealershipPrice} \u2212 {product} {productPrice}',
    /** `{price}` stands for the price paid, and `{amount}` for its difference from our estimate. */
    pricePaid: {
      more: 'You paid {price}: {amount} less with {product}.',
      less: 'You paid {price}: {amount} more with {product}.',
      about: 'You paid {price}: about the same with {product}.',
    },
    visits: 'Visits a year',
    /** The number by which the savings per visit are multiplied. */
    times: '×\u202f{visits}',
    annual: 'Annual savings',
    ifAll: 'if all {visits} visits were like this one',
    percentage: 'Percentage saved',
    /** The note on the percentage. */
    assumed: `of the dealership price we assume. With real quotes, expect up to ${advertisedTexts.saving}.`,
    join: 'Join the Waitlist',
    /** Explains how the estimate is made. */
    method: {
      title: 'How we estimate',
      points: [
        'We start from our estimated price for the service, which for some services depends on the car’s age and the distance driven.',
        assumed,
        'Your make, model and variant don’t change the estimate. Garages price the job for your own car, so their quotes will differ.',
        `We count ${few.visits}, ${some.visits} or ${many.visits}\u00a0visits a year, depending on the distance driven.`,
      ],
    },
  },
  /** The result at the bottom of small screens while the visitor uses the inputs. */
  compact: {
    prices: '{productPrice}, not {dealershipPrice}',
    saved: '{amount} saved per visit',
    join: 'Join Waitlist',
  },
};
