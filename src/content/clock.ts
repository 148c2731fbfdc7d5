/** The clock's days, months and hours as Canadians write them (Decisions, Time). */
export const clock = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  morning: 'a.m.',
  afternoon: 'p.m.',
} as const;
