/** Shown for the rest of the visit to whoever has joined the waitlist. */
export const afterJoining = {
  note: 'You’re on the list',
  /** Above the empty form. */
  another: 'Add another address',
  share: {
    label: 'Share {product}',
    /** In the bar. */
    short: 'Share',
    /** The address of the site follows it. */
    sentence: 'I’m on the {product} waitlist: car care that’s finally transparent.',
    copied: 'Message copied',
    failed: 'Copy this link: {url}',
  },
};
