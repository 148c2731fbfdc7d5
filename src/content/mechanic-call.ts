export const mechanicCall = {
  title: 'Are you a mechanic?',
  text: 'Join our trusted network and grow your business',
  action: 'Partner with Us',
} as const;

/** The job ticket beside the call. */
export const jobTicket = {
  caption: 'Illustrative request',
  state: 'New request',
  distance: '1.2 km away',
  job: 'Front brake pads',
  car: '2021 Honda Civic LX, 47,920 km',
  quote: { label: 'Your quote', price: '$198' },
  action: 'Send quote',
} as const;
