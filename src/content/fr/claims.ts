import { claimedFigures } from '../claimed-figures';
import type { claims as english } from '../en/claims';
import { formats } from './formats';

const { drivers, saving, secondsToBook, opensByPostalCode } = claimedFigures;

/** The advertised figures in words. */
export const claims: typeof english = {
  drivers: drivers === null ? '' : formats.number(drivers),
  saving: formats.percent(saving),
  bookingTime: `${formats.number(secondsToBook)}\u00a0secondes`,
  postalCodeUse: opensByPostalCode ? 'Pour savoir où ouvrir d’abord.' : '',
};
