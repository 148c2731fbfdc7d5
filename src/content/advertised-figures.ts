/**
 * The figures that the site advertises, in every language. Publish a figure only while you have dated evidence on file. The
 * comment on each figure describes the evidence.
 */
export const advertisedFigures = {
  /**
   * The number of drivers on the waitlist, or null to advertise none. Evidence: a count of at least as many registrations,
   * without tests or duplicates.
   */
  drivers: 1_200 as number | null,
  /**
   * The largest saving, in percent. Evidence: written quotes from a dealership and a partner garage, for the same job
   * on the same car in the same month, that differ by this much, and a typical saving that does not make "up to"
   * misleading.
   */
  saving: 40,
  /**
   * The time, in seconds, that a booking takes after the quotes appear. Evidence: timed bookings in the product, at least
   * half of which were this fast.
   */
  secondsToBook: 60,
  /**
   * Whether the site says that postal codes decide where the marketplace opens first. Evidence: a plan that chooses
   * locations by postal code.
   */
  opensByPostalCode: true,
};
