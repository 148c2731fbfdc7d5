import { exampleJob } from '../example-job';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { car, chosen } = exampleJob;

export const mechanicCall = {
  title: 'Are you a mechanic?',
  text: 'Join our trusted network and grow your business',
  steps: ['Apply', 'We answer within 4\u00a0working days', 'You quote on jobs near you'],
  action: 'Partner with Us',
  /** Shown below the button. */
  effort: 'It takes about a minute.',
  /** Shown instead of `effort` to a mechanic who has applied. */
  applied: 'We have your application. You’ll hear from us within 4\u00a0working days.',
};

/** The job ticket next to the text. */
export const jobTicket = {
  caption: 'Example',
  distance: `${formats.kilometers(chosen.distanceKm)} away`,
  job: exampleJobTexts.name,
  car: `${exampleJobTexts.car}, ${formats.kilometers(car.odometerKm)}`,
  quote: 'Your quote',
  action: 'Quote sent',
};
