/** Shown where a part of the page could not be loaded or threw an error. */
export const failures = {
  page: 'This page could not start. Check your connection and reload it.',
  section: 'This part of the page could not be shown. Reload the page to try again.',
  reload: 'Reload the page',
  calculator: 'The calculator could not be loaded. Check your connection and reload the page.',
  dialog: 'The form could not be loaded. Check your connection and reload the page.',
};

/** Accessible names of close buttons and of the region where messages appear. */
export const regionNames = {
  close: 'Close',
  dismiss: 'Dismiss message',
  page: 'Messages',
};

/** Shown instead of the forms without JavaScript; `{contact}` is a link to the contact address. */
export const noScript = {
  waitlist: 'Joining the waitlist needs JavaScript. Without it, write to {contact}.',
  mechanic: 'Applying needs JavaScript. Without it, write to {contact}.',
};
