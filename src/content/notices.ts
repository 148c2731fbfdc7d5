/** Names of the close buttons and of the two places where toasts appear, as assistive technology reads them. */
export const notices = {
  close: 'Close',
  dismiss: 'Dismiss message',
  page: 'Messages',
  dialog: 'Messages about this form',
} as const;
