/**
 * Figures that are advertised, in every language. Each may be published only while the owner holds the evidence named
 * beside it, dated and on file.
 */
export const claimedFigures = {
  /**
   * Drivers on the waitlist; null until there is a number to advertise. Evidence: a count of at least as many
   * registrations, without tests and duplicates.
   */
  drivers: 1_200 as number | null,
  /**
   * The largest saving, in per cent. Evidence: for the same job on the same car, a dealership's written quote and a
   * partner garage's, of the same month, that far apart; and a typical saving that does not make "up to" misleading.
   */
  saving: 40,
  /** Time to book once quotes are shown. Evidence: timed bookings in the product, at least half of them that fast. */
  secondsToBook: 60,
  /** Whether the postal code is said to decide where to open. Evidence: a plan that chooses places by postal codes. */
  opensByPostalCode: true,
};
