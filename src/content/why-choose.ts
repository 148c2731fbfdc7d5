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
        scale: { from: 180, to: 280, short: 2, long: 20 },
        value: chosen.price,
        figure: `$${chosen.price}`,
        marks: others.map(({ price }) => ({ value: price, label: `$${price}` })),
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
      dial: {
        scale: { from: 0, to: 5, short: 0.1, long: 1 },
        value: chosen.rating,
        figure: String(chosen.rating),
        numbers: [1, 2, 3, 4],
        caption: 'of 5 stars',
      },
    },
  } as const;
}

export const whyChoose = reasonsWith(exampleJob);
