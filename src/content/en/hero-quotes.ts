import { exampleJob } from '../example-job.ts';
import { formats } from './formats.ts';

/** The words of the hero's quotes for the example job. */
export const heroQuotes = {
  note: 'Example quotes',
  fairRange: 'Fair range: lowest quotes',
  saved: '{amount} saved',
  share: '{percentage} less than the dealership',
  more: '{amount} more',
  rated: 'Rated',
  cheapest: 'Lowest quote',
  booked: `Booked in ${formats.seconds(exampleJob.secondsToBook)}`,
  dealership: 'Dealership estimate',
};
