/**
 * Figures that are advertised. Each may be published only while the owner holds the evidence named beside it, dated and
 * on file.
 */
export const claims = {
  /**
   * Drivers on the waitlist; empty until there is a number to advertise. Evidence: a count of at least as many
   * registrations, without tests and duplicates.
   */
  drivers: '1,200+',
  /**
   * The largest saving. Evidence: for the same job on the same car, a dealership's written quote and a partner garage's,
   * of the same month, that far apart; and a typical saving that does not make "up to" misleading.
   */
  saving: '40%',
  /** Time to book once quotes are shown. Evidence: timed bookings in the product, at least half of them that fast. */
  bookingTime: '60 seconds',
  /** What the postal code is asked for; empty for no hint. Evidence: a plan that chooses where to open by postal codes. */
  postalCodeUse: 'So that we open where drivers wait.',
};
