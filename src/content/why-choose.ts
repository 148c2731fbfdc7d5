/** The four reasons, and the readings of their dials. */
export const whyChoose = {
  title: 'Why Choose {product}',
  note: 'Illustrative readings on the dials.',
  nearby: {
    title: 'Trusted mechanics nearby',
    text: 'Every garage is vetted before it can quote. The closest answer first.',
    dial: { reading: '1.2 km', caption: 'closest' },
  },
  quotes: {
    title: 'Real-time quotes',
    text: 'Several garages price the same job, side by side on one scale.',
    dial: { prices: [198, 229, 262], caption: 'lowest of 3' },
  },
  booking: {
    title: 'Book in 60 seconds',
    text: 'Pick a price, pick a time, done. No calls and nobody puts you on hold.',
    dial: { seconds: 48, unit: 's' },
  },
  guarantee: {
    title: 'Satisfaction guarantee',
    text: 'Good work, or we make it right. Up to 40% below dealership markups.',
    dial: { percent: 40, before: 'up to', after: 'saved' },
  },
} as const;
