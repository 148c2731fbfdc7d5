/** Shown instead of a part of the page that could not be loaded or threw an error. */
export const failures = {
  /** `{contact}` becomes a link to the contact email address. */
  page: 'This page did not load completely. If this keeps happening, try another browser or write to {contact}.',
  section: 'This part of the page could not be shown. Reload the page to try again.',
  reload: 'Reload the page',
  calculator: 'The calculator could not be loaded. Check your connection and reload the page.',
  dialog: 'The form could not be loaded. Check your connection and reload the page.',
  /** Shown next to two buttons: one dismisses the message, and the other reloads the page. */
  form: 'The form stopped working. Nothing you typed is lost: close this message and open the form again.',
};

/** The accessible names of close buttons and of the region where messages appear. */
export const regionNames = {
  close: 'Close',
  dismiss: 'Dismiss message',
  page: 'Messages',
};

/** Shown instead of the forms if JavaScript is off. `{contact}` becomes a link to the contact email address. */
export const noScript = {
  waitlist: 'To join the waitlist, turn on JavaScript or write to {contact}.',
  mechanic: 'To apply, turn on JavaScript or write to {contact}.',
};

/** Announced by screen readers once the inputs of the estimate have settled. */
export const announcements = {
  estimate:
    '{service}: {product} {productPrice}, national brand {nationalBrandPrice}, dealership {dealershipPrice}. You would save {savingsPerVisit} per visit, and {annualSavings} a year if all {visits} visits were like this one.',
};
