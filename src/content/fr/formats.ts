import { createFormats } from '../create-formats';

/** Canadian French. */
export const formats = createFormats({
  decimal: ',',
  group: '\u00a0',
  dollars: '# $',
  percent: '# %',
  kilometers: '# km',
  thousands: '# k',
  // French uses the singular below 2: `0 an`, `1,5 an`.
  isSingular: (value) => Math.abs(value) < 2,
  units: {
    dollars: ['CAD?', 'C', 'dollars?(?: canadiens?)?'],
    kilometers: ['kms?', 'kilomètres?'],
    years: ['ans?'],
    perYear: ['(?:/|par) ?(?:an|année)'],
  },
  weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  firstDay: '1er',
  clock: {
    pattern: '{weekday} {day} {month} · {hour}\u00a0h\u00a0{minute}',
    months: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
  },
  day: {
    pattern: '{day} {month} {year}',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
});
