import { exampleJob } from './example-job.ts';

export const mechanicCall = {
  title: 'Are you a mechanic?',
  text: 'Join our trusted network and grow your business',
  action: 'Partner with Us',
} as const;

/** The job ticket beside the call. */
export const jobTicket = {
  caption: 'Illustrative request',
  state: 'New request',
  distance: `${exampleJob.chosen.distanceKm} km away`,
  job: exampleJob.name,
  car: `${exampleJob.car}, ${exampleJob.odometer}`,
  quote: {
    label: 'Your quote',
    price: `$${exampleJob.chosen.price}`,
    dollars: exampleJob.chosen.price,
  },
  action: 'Send quote',
} as const;
