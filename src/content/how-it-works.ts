import { claims } from './claims.ts';
import { exampleJob, stagesReached } from './example-job.ts';

const { chosen, currentStage, name, stages } = exampleJob;

/** The five steps, and the small card that is drawn in each bay. */
export const howItWorks = {
  title: 'How It Works',
  note: 'An illustrative booking stands in the bays.',
  select: {
    title: 'Select service',
    text: 'Your car, the job. Plain words, no part numbers.',
    card: name,
  },
  quotes: {
    title: 'View quotes and ratings',
    text: 'Nearby garages will answer with a full price.',
    card: { rating: String(chosen.rating), price: `$${chosen.price}` },
  },
  book: {
    title: 'Book instantly',
    text: `Choose a time. ${claims.bookingTime}, no call.`,
    card: { time: 'Tue 9:30', action: 'Book' },
  },
  track: {
    title: 'Track progress',
    text: 'See each stage until the keys are back.',
    card: { stage: currentStage, done: stagesReached, of: stages.length },
  },
  drive: {
    title: 'Drive with confidence',
    text: 'The record will be in your glove box.',
    card: 'Ready to go',
  },
} as const;
