import { exampleJob } from '../example-job';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';

const { car, chosen } = exampleJob;

export const mechanicCall = {
  title: 'Are you a mechanic?',
  text: 'Join our trusted network and grow your business',
  known:
    'The form asks for your name, phone, email and address. We’ll get in touch within 4\u00a0working days.',
  action: 'Partner with Us',
};

/** The job ticket beside the call. */
export const jobTicket = {
  caption: 'Example',
  distance: `${formats.kilometres(chosen.distanceKm)} away`,
  job: exampleJobTexts.name,
  car: `${exampleJobTexts.car}, ${formats.kilometres(car.odometerKm)}`,
  quote: 'Your quote',
  action: 'Quote sent',
};
