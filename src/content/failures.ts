/** What is said where a part of the page could not be loaded, or broke. */
export const failures = {
  page: 'This page could not start. Check your connection and reload it.',
  section: 'This part of the page could not be shown. Reload the page to try again.',
  calculator: 'The calculator could not be loaded. Check your connection and reload the page.',
  dialog: 'The form could not be loaded. Check your connection and press the button again.',
} as const;
