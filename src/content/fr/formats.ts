import type { formats as english } from '../en/formats.ts';

type Formats = typeof english;

const WEEKDAYS = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
const MONTHS = [
  ['janv.', 'janvier'],
  ['févr.', 'février'],
  ['mars', 'mars'],
  ['avr.', 'avril'],
  ['mai', 'mai'],
  ['juin', 'juin'],
  ['juill.', 'juillet'],
  ['août', 'août'],
  ['sept.', 'septembre'],
  ['oct.', 'octobre'],
  ['nov.', 'novembre'],
  ['déc.', 'décembre'],
] as const;

/** Before every third of the digits that precede the decimals, but not before the first. */
const GROUPS = /\B(?=(?:\d{3})+(?:,|$))/g;

/**
 * A point is read as a comma: numeric keypads have one. Groups may have any length, since editing "15 000" passes through
 * "150 00".
 */
const KILOMETRES = /^(-?\d+(?:\s\d+)*(?:[.,]\d+)?)\s*(k(?!m))?\s*(?:km)?$/i;
const YEARS = /^(-?\d+(?:[.,]\d+)?)\s*(?:ans?)?$/i;

const written = (digits: string) => digits.replace('.', ',').replace(GROUPS, '\u00a0');
const read = (digits: string) => Number(digits.replaceAll(/\s/g, '').replace(',', '.'));
const number: Formats['number'] = (value) => written(String(value));
const dollars: Formats['dollars'] = (amount) =>
  `${written(Number.isInteger(amount) ? String(amount) : amount.toFixed(2))}\u00a0$`;
/** The plural begins at 2: `0 an`, `1,5 an`. */
const noun: Formats['noun'] = (value, { one, other }) => (Math.abs(value) < 2 ? one : other);
const dayOfMonth = (day: number) => (day === 1 ? '1er' : String(day));

/** Canadian French. Without `Intl`, like the English ones. */
export const formats: Formats = {
  number,
  rating: (value) => written(value.toFixed(1)),
  dollars,
  addedDollars: (amount) => `+${dollars(amount)}`,
  percent: (percentage) => `${percentage}\u00a0%`,
  kilometres: (distance) => `${number(distance)}\u00a0km`,
  tick: (value) => (value < 1_000 ? number(value) : `${number(value / 1_000)}\u00a0k`),
  seconds: (value) => `${number(value)}\u00a0s`,
  noun,
  count: (value, forms) => `${number(value)}\u00a0${noun(value, forms)}`,
  clock: (date) => {
    const day = `${WEEKDAYS[date.getDay()]} ${dayOfMonth(date.getDate())} ${MONTHS[date.getMonth()]?.[0]}`;
    const minutes = String(date.getMinutes()).padStart(2, '0');
    return `${day} · ${date.getHours()}\u00a0h\u00a0${minutes}`;
  },
  day: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${dayOfMonth(Number(day))} ${MONTHS[Number(month) - 1]?.[1]} ${year}`;
  },
  parseKilometres: (text) => {
    const [, digits, thousands] = KILOMETRES.exec(text.trim()) ?? [];
    if (digits === undefined) return null;
    return read(digits) * (thousands === undefined ? 1 : 1_000);
  },
  parseYears: (text) => {
    const digits = YEARS.exec(text.trim())?.[1];
    return digits === undefined ? null : read(digits);
  },
};
