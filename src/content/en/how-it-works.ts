import { advertisedTexts } from './advertised-texts';

export const howItWorks = {
  title: 'How It Works',
  select: {
    title: 'Select service',
    text: 'Name your car and the job in plain words. No part numbers needed.',
  },
  quotes: {
    title: 'View quotes and ratings',
    text: 'Nearby garages send you their prices, shown beside their ratings.',
  },
  book: {
    title: 'Book instantly',
    text: `Choose a time that suits you; it’s booked in ${advertisedTexts.bookingTime}.`,
  },
  track: {
    title: 'Track progress',
    text: 'Your phone tells you when it’s ready.',
  },
  drive: {
    title: 'Drive with confidence',
    text: 'The record goes into your digital glove box.',
  },
};
