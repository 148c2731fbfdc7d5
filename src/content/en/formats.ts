/** A noun after a number. */
interface Noun {
  one: string;
  other: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NO_BREAK_SPACE = '\u00a0';

/** Before every third of the digits that precede the decimals, but not before the first. */
const GROUPS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/** Groups may have any length, since editing "15,000" passes through "150,00". */
const KILOMETRES = /^(-?\d+(?:[,\s]\d+)*(?:\.\d+)?)\s*(k(?!m))?\s*(?:km)?$/i;
const YEARS = /^(-?\d+(?:\.\d+)?)\s*(?:years?)?$/i;

const group = (digits: string) => digits.replace(GROUPS, ',');
const number = (value: number) => group(String(value));
const dollars = (amount: number) =>
  `$${group(Number.isInteger(amount) ? String(amount) : amount.toFixed(2))}`;
const noun = (value: number, { one, other }: Noun) => (value === 1 ? one : other);

/**
 * How Canadian English writes figures, and reads those that are typed. Without `Intl`: engines disagree on its punctuation,
 * and creating its first formatters takes about 100 ms each at 4x CPU throttling, during hydration.
 */
export const formats = {
  /** With groups and at most two decimals: `15,000`, `1.2`. */
  number,
  /** Out of 5, with one decimal: `4.9`. */
  rating: (value: number) => value.toFixed(1),
  /** With cents unless it is whole: `$1,230`, `$4.25`. */
  dollars,
  /** A difference: `+$33`. */
  addedDollars: (amount: number) => `+${dollars(amount)}`,
  /** Of a percentage such as 50: `50%`. */
  percent: (percentage: number) => `${percentage}%`,
  /** On one line, like seconds: `1.2 km`. */
  kilometres: (distance: number) => `${number(distance)}${NO_BREAK_SPACE}km`,
  /** On a scale, where there is room for little: `100`, `10k`. */
  tick: (value: number) => (value < 1_000 ? number(value) : `${number(value / 1_000)}k`),
  /** `48 s`. */
  seconds: (value: number) => `${number(value)}${NO_BREAK_SPACE}s`,
  /** The form of a noun: `years` after 5. */
  noun,
  /** A number and its noun, on one line: `5 years`. */
  count: (value: number, forms: Noun) => number(value) + NO_BREAK_SPACE + noun(value, forms),
  /** Local date and time: `Sat, Nov 21 · 2:48 p.m.`. */
  clock: (date: Date) => {
    const day = `${WEEKDAYS[date.getDay()]}, ${MONTHS[date.getMonth()]} ${date.getDate()}`;
    const hours = date.getHours();
    const minutes = String(date.getMinutes()).padStart(2, '0');
    return `${day} · ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
  },
  /** The calendar date `YYYY-MM-DD`: `Nov 21, 2026`. */
  day: (date: string) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
  },
  /** Kilometres as typed: "15,000", "15 000 km", "15k". Null for anything else, such as "1e3" or a blank. */
  parseKilometres: (text: string) => {
    const [, digits, thousands] = KILOMETRES.exec(text.trim()) ?? [];
    if (digits === undefined) return null;
    return Number(digits.replaceAll(/[,\s]/g, '')) * (thousands === undefined ? 1 : 1_000);
  },
  /** Years as typed: "5", "5 years". Null for anything else. */
  parseYears: (text: string) => {
    const digits = YEARS.exec(text.trim())?.[1];
    return digits === undefined ? null : Number(digits);
  },
};
