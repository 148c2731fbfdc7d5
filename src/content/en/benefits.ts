import { advertisedFigures } from '../advertised-figures';
import { exampleFigures } from '../example-figures';
import { exampleJob } from '../example-job';
import { formats } from './formats';

const { coolantFlushInKm, gas, plate, policy, serviced, towTruckKm } = exampleFigures;
const { station, hilltop, highway } = gas.prices;
/** The saving, in dollars, from filling up at the cheapest station instead of the most expensive one. */
const saved = ((highway - station) * gas.liters) / 1_000;

export const benefits = {
  title: 'Revolutionize Your Car Care',
  /** Shown next to the button. Empty if there is no plan to open by postal code. */
  opening: advertisedFigures.opensByPostalCode ? 'We open first where drivers are waiting.' : '',
  action: 'Join the Waitlist',
};

export const benefitCards = {
  note: 'All figures in the drawings are examples. These features are planned.',
  gloveBox: {
    title: 'Digital glove box',
    text: 'Your insurance, registration and records, on your phone.',
    papers: {
      insurance: {
        title: 'Insurance',
        lines: [
          { label: 'Policy', value: policy },
          { label: 'Valid until', value: 'Sep 2027' },
        ],
      },
      registration: {
        title: 'Registration',
        lines: [
          { label: 'Plate', value: plate },
          { label: 'Valid until', value: 'Mar 2028' },
        ],
      },
      records: {
        title: 'Maintenance records',
        lines: [
          { label: 'Rust protection', value: formats.kilometers(serviced.rustProtection) },
          { label: 'Wiper blades', value: formats.kilometers(serviced.wiperBlades) },
          { label: 'Winter tires installed', value: formats.kilometers(serviced.winterTires) },
        ],
      },
    },
  },
  roadside: {
    title: 'Roadside assistance',
    text: 'Send your exact location in one tap, then watch the tow truck come.',
    sign: { place: 'Tow truck', distance: formats.kilometers(towTruckKm), distanceInKm: towTruckKm },
  },
  reminders: {
    title: 'Service reminders',
    text: 'Timed by your odometer and the season, not by a windshield sticker.',
    odometer: {
      reading: String(exampleJob.car.odometerKm).padStart(6, '0'),
      unit: 'km',
      due: `Coolant flush in ${formats.kilometers(coolantFlushInKm)}`,
    },
    season: { what: 'Winter tires', when: 'below 7\u00a0°C' },
  },
  gas: {
    title: 'Cheapest gas',
    text: 'Today’s prices around you, lowest first.',
    unit: '¢/L',
    cheapest: { station: 'Station on 4th', price: station },
    otherStations: [
      { station: 'Hilltop pumps', price: hilltop },
      { station: 'Highway stop', price: highway },
    ],
    saved: `${formats.dollars(saved)} saved on ${gas.liters}\u00a0L`,
  },
  theft: {
    title: 'Theft-zone alerts',
    text: 'Know before you park, not after.',
    warning: { what: 'Theft zone', advice: 'Try the lot one block east.' },
  },
  progress: {
    title: 'Service progress tracking',
    text: 'Follow the job stage by stage instead of calling to ask.',
  },
};
