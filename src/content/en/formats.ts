import { createFormats } from '../create-formats';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Canadian English. */
export const formats = createFormats({
  decimal: '.',
  group: ',',
  dollars: '$#',
  percent: '#%',
  kilometers: '# km',
  thousands: '#k',
  isSingular: (value) => value === 1,
  units: {
    dollars: ['CAD?', 'C', '(?:Canadian )?dollars?'],
    kilometers: ['kms?', 'kilomet(?:re|er)s?'],
    years: ['years?', 'yrs?'],
    perYear: ['(?:/|a|per) ?(?:year|yr)'],
  },
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  clock: { pattern: '{weekday}, {month} {day} · {hour}:{minute} {period}', months: MONTHS },
  day: { pattern: '{month} {day}, {year}', months: MONTHS },
  periods: ['a.m.', 'p.m.'],
});
