/** What stands in place of the two forms when no script runs; `{contact}` is a link to the contact address. */
export const withoutScript = {
  waitlist: 'Joining the waitlist needs JavaScript. Without it, write to {contact}.',
  mechanic: 'Applying needs JavaScript. Without it, write to {contact}.',
} as const;
