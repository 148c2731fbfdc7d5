import { exampleJob } from '../example-job';
import { formats } from './formats';

/** The words of the hero's quotes for the example job. */
export const heroQuotes = {
  note: 'Example',
  /** The saving over a dealership's price, and over what the visitor paid last time. */
  saving: { dealership: '{amount} saved', lastPrice: '{amount} less than you paid' },
  /** Em of those lines with three digits, in the display face. */
  savingEm: { dealership: 5.4, lastPrice: 12 },
  share: '{percentage} less than the dealership',
  more: '{amount} more',
  /** The example's garages, by price. */
  shops: ['Maple Street Garage', 'Two Bay Auto', 'Corner Lift Garage'] satisfies [string, string, string],
  rated: 'Rated',
  cheapest: 'Lowest quote',
  booked: `Booked in ${formats.seconds(exampleJob.secondsToBook)}`,
  dealership: 'Dealership estimate',
  /** The choices above the ruler: the example, then the calculator's services. */
  choices: 'Your job',
  exampleChoice: 'Example',
  /** Asked with an estimate; `{amount}` is the difference from it. */
  lastPrice: {
    label: 'What did you pay last time?',
    more: '{amount} more than {product}’s estimate.',
    less: '{amount} less than {product}’s estimate.',
    about: 'About the same as {product}’s estimate.',
  },
  /** The quotes' places are taken by these prices once a service is chosen; `{age}` is `5 years`. */
  estimate: {
    note: 'Estimate: {age}, {distance} a year',
    age: { one: 'year', other: 'years' },
    nationalBrand: 'National brand',
    dealership: 'Dealership',
  },
};
