import { exampleJob } from '../example-job';

const { others } = exampleJob;

/** The four reasons, and the captions of their dials. */
export const whyChoose = {
  title: 'Why Choose {product}',
  example: 'The figures on the dials are examples.',
  nearby: {
    title: 'Trusted mechanics nearby',
    text: 'Every garage will be vetted before it can quote. You’ll see how far away each one is.',
    caption: 'closest',
  },
  quotes: {
    title: 'Real-time quotes',
    text: 'Several garages will price the same job, side by side on one scale.',
    caption: `lowest of ${others.length + 1}`,
  },
  booking: {
    title: 'Instant booking',
    text: 'You’ll pick a price and a time. Nobody will put you on hold.',
  },
  guarantee: {
    title: 'Satisfaction guarantee',
    text: 'You’ll rate every visit. Tell us if the work falls short.',
  },
};
