import { claimedFigures } from '../claimed-figures';
import { formats } from './formats';

const { drivers, saving, secondsToBook, opensByPostalCode } = claimedFigures;

/** The claims in words. */
export const claims = {
  /** Empty while no number is claimed. */
  drivers: drivers === null ? '' : `${formats.number(drivers)}+`,
  saving: formats.percent(saving),
  bookingTime: `${formats.number(secondsToBook)}\u00a0seconds`,
  /** What the postal code is asked for; empty for no hint. */
  postalCodeUse: opensByPostalCode ? 'So we know where to open first.' : '',
};
