import { exampleJob } from './example-job.ts';

export const benefits = {
  title: 'Revolutionize Your Car Care',
  action: 'Join the Waitlist',
} as const;

/** The six cards and the labels of their drawings. */
export const benefitCards = {
  note: 'The features described here are planned for launch. Illustrative prices, distances and dates.',
  gloveBox: {
    title: 'Digital glove box',
    text: 'Insurance, registration and maintenance records, in the phone you already have at the roadside.',
    papers: {
      insurance: {
        title: 'Insurance',
        lines: [
          { label: 'Policy', value: 'A 4471 902' },
          { label: 'Valid to', value: 'Sep 2027' },
        ],
      },
      registration: {
        title: 'Registration',
        lines: [
          { label: 'Plate', value: 'CKRV 218' },
          { label: 'Valid to', value: 'Mar 2028' },
        ],
      },
      records: {
        title: 'Maintenance records',
        lines: [
          { label: 'Rust protection', value: '42,180 km' },
          { label: 'Wiper blades', value: '38,020 km' },
          { label: 'Winter tires on', value: '36,400 km' },
        ],
      },
    },
  },
  roadside: {
    title: 'Roadside assistance',
    text: 'One tap will send your exact spot. Watch the truck come.',
    sign: { place: 'Tow truck', distance: '4 km' },
  },
  reminders: {
    title: 'Service reminders',
    text: 'Set by your odometer and the season, not by a sticker.',
    odometer: { reading: '047920', unit: 'km', due: 'Coolant flush in 80 km' },
    season: { what: 'Winter tires', when: 'below 7 °C' },
  },
  gas: {
    title: 'Cheapest gas',
    text: 'Today’s pumps around you, lowest first.',
    unit: '¢/L',
    cheapest: { station: 'Station on 4th', price: { cents: '148', tenths: '9' } },
    others: [
      { station: 'Hilltop pumps', price: { cents: '152', tenths: '9' } },
      { station: 'Highway stop', price: { cents: '157', tenths: '4' } },
    ],
    saved: '$4.25 saved on 50 L',
  },
  theft: {
    title: 'Theft-zone alerts',
    text: 'Know before you park, not after.',
    warning: { what: 'Theft zone.', advice: 'Try the lot one block east' },
  },
  progress: {
    title: 'Service progress tracking',
    text: 'Follow the job stage by stage instead of calling to ask.',
    stages: exampleJob.stages,
    current: exampleJob.currentStage,
  },
} as const;
