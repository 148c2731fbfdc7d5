import { advertisedFigures } from '../advertised-figures';
import type { advertisedTexts as english } from '../en/advertised-texts';
import { formats } from './formats';

const { drivers, saving, secondsToBook, opensByPostalCode } = advertisedFigures;

/** The advertised figures in words. */
export const advertisedTexts: typeof english = {
  drivers: drivers === null ? '' : formats.number(drivers),
  saving: formats.percent(saving),
  bookingTime: `${formats.number(secondsToBook)}\u00a0secondes`,
  postalCodeUse: opensByPostalCode ? 'Pour savoir où ouvrir d’abord.' : '',
};
