/** Names and hours as Canadians write them (Decisions, Time). */
export const clock = {
  /** From Sunday, as `Date` counts. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  halves: { morning: 'a.m.', afternoon: 'p.m.' },
} as const;
