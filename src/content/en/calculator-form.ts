import { DISTANCE_RANGE } from '@/calculator/ranges';
import { formats } from './formats';

const { kilometres } = formats;

/** The inputs and the results of the calculator, whose code is loaded later than the section's. */
export const calculatorForm = {
  inputs: {
    title: 'Customize Your Estimate',
    /** After a typed value; `{value}` is `8,000 km`. */
    hints: {
      most: 'The most is {value}.',
      least: 'The least is {value}.',
      nearest: 'Set to {value}, the nearest step.',
      invalid: 'That is not a number. Still {value}.',
    },
    make: 'Car make',
    model: 'Car model',
    variant: 'Variant',
    service: 'Service type',
    /** The accessible name of a choice. */
    serviceChoice: '{service}, {price}',
    distance: {
      label: 'Distance driven per year',
      unit: 'km',
      caption: `${kilometres(DISTANCE_RANGE.min)} to ${kilometres(DISTANCE_RANGE.max)}`,
      /** Read by assistive technology; `{distance}` is `15,000`. */
      valueText: '{distance} kilometres a year',
    },
    age: {
      label: 'Car age',
      unit: { one: 'year', other: 'years' },
    },
  },
  comparison: {
    title: 'Service Cost Comparison',
    /** What is compared; `{age}` is `5 years`, `{distance}` is `15,000 km`. */
    subject: '{service}, {make} {model}, {age}, {distance}',
    product: '{product}',
    nationalBrand: 'National brand',
    dealership: 'Dealership',
    /** Under the name of a bar: a multiple of the product's price. */
    assumed: 'assumed {factor}×',
  },
  savings: {
    title: 'Your Potential Savings',
    perVisit: 'Savings per visit',
    difference: '{dealershipPrice} dealership \u2212 {productPrice} {product}',
    visits: 'Visits a year',
    /** What the savings per visit are multiplied by. */
    times: '×\u202f{visits}',
    annual: 'Annual savings',
    ifAll: 'if all {visits} visits were like this one',
    /** At the end of the ruler. */
    most: '{amount}, the most possible',
    percentage: 'Percentage saved',
    join: 'Join the Waitlist',
  },
  /** The result below the inputs on small screens. */
  compact: {
    prices: '{productPrice}, not {dealershipPrice}',
    saved: '{amount} saved per visit',
    join: 'Join Waitlist',
  },
};
