/** Shown to a visitor who has joined the waitlist, for the rest of the visit. */
export const afterJoining = {
  note: 'You’re on the list',
  /** Shown above the empty fields for another email address. */
  another: 'Add another address',
  share: {
    label: 'Share {product}',
    /** The second line of the join buttons in the bar and in the hero. */
    short: 'Share',
    /** The URL of the site follows this sentence. */
    sentence: 'I’m on the {product} waitlist: car care that’s finally transparent.',
    copied: 'Message copied',
    failed: 'Copy this link: {url}',
  },
};
