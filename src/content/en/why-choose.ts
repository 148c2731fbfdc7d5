import { exampleDials } from '../example-dials';
import { advertisedTexts } from './advertised-texts';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { prices, secondsToBook } = exampleDials;

export const whyChoose = {
  title: 'Why Choose {product}',
  /** Shown below the dials, whose figures belong to this job. */
  example: `Example: ${exampleJobTexts.name.toLowerCase()}, quotes from ${prices.length} garages, booked in ${formats.number(secondsToBook)}\u00a0seconds.`,
  nearby: {
    title: 'Trusted mechanics nearby',
    text: 'See how far away each garage is before you choose.',
    caption: 'closest',
  },
  quotes: {
    title: 'Real-time quotes',
    text: `Compare quotes from several garages. Save up to ${advertisedTexts.saving} versus dealership markups.`,
    caption: `lowest of ${prices.length}`,
  },
  booking: {
    title: 'Instant booking',
    text: 'Pick a price and a time. No waiting on hold.',
    reading: `${formats.number(secondsToBook)}\u00a0s`,
  },
  guarantee: {
    title: 'Satisfaction guarantee',
    text: 'Rate every visit: the next driver sees it.',
  },
};
