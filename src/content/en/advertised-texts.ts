import { advertisedFigures } from '../advertised-figures';
import { formats } from './formats';

const { drivers, saving, secondsToBook, opensByPostalCode } = advertisedFigures;

/** The advertised figures in words. */
export const advertisedTexts = {
  /** Empty while no number is advertised. */
  drivers: drivers === null ? '' : `${formats.number(drivers)}+`,
  saving: formats.percent(saving),
  bookingTime: `${formats.number(secondsToBook)}\u00a0seconds`,
  /** Says why the form asks for the postal code. Empty if there is no hint. */
  postalCodeUse: opensByPostalCode ? 'So we know where to open first.' : '',
};
