import { claims } from './claims.ts';
import { exampleJob } from './example-job.ts';

/** The four reasons, and the readings of their dials: those of the hero's chosen quote. */
function reasonsWith({ chosen, others, secondsToBook }: typeof exampleJob) {
  return {
    title: 'Why Choose {product}',
    note: 'Illustrative readings on the dials.',
    nearby: {
      title: 'Trusted mechanics nearby',
      text: 'Every garage will be vetted before it can quote. The closest answers first.',
      dial: {
        distances: [chosen.distanceKm, ...others.map(({ distanceKm }) => distanceKm)],
        unit: 'km',
        caption: 'closest',
      },
    },
    quotes: {
      title: 'Real-time quotes',
      text: 'Several garages will price the same job, side by side on one scale.',
      dial: {
        prices: [chosen.price, ...others.map(({ price }) => price)],
        scale: { from: 190, to: 280, short: 5, long: 10 },
        caption: 'lowest of 3',
      },
    },
    booking: {
      title: `Book in ${claims.bookingTime}`,
      text: 'Pick a price, pick a time, done. No calls, and nobody will put you on hold.',
      dial: { seconds: secondsToBook, unit: 's' },
    },
    guarantee: {
      title: 'Satisfaction guarantee',
      text: 'You’ll rate every visit. Good work, or we’ll make it right.',
      seal: { promise: 'Good work, or we’ll make it right' },
    },
  } as const;
}

export const whyChoose = reasonsWith(exampleJob);
