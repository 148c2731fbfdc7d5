import { exampleJob } from '../example-job';
import { advertisedTexts } from './advertised-texts';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { chosen } = exampleJob;

export const howItWorks = {
  title: 'How It Works',
  select: {
    title: 'Select service',
    text: 'Name your car and the job in plain words. No part numbers needed.',
    card: exampleJobTexts.name,
  },
  quotes: {
    title: 'View quotes and ratings',
    text: 'Nearby garages send you their prices, shown beside their ratings.',
    card: { rating: formats.rating(chosen.rating), price: formats.dollars(chosen.price) },
  },
  book: {
    title: 'Book instantly',
    text: `Choose a time that suits you; it’s booked in ${advertisedTexts.bookingTime}.`,
    card: { time: 'Tue 9:30', action: 'Booked' },
  },
  track: {
    title: 'Track progress',
    text: 'Your phone tells you when it’s ready.',
  },
  drive: {
    title: 'Drive with confidence',
    text: 'The record goes into your digital glove box.',
    card: 'Ready to go',
  },
};
