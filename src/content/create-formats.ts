/** A noun after a number. */
interface Noun {
  one: string;
  other: string;
}

/** How a language writes figures. In a pattern `#` stands for the number; its spaces become no-break spaces. */
interface Notation {
  /** The decimal mark. */
  decimal: string;
  /** Between groups of three digits. */
  group: string;
  dollars: string;
  percent: string;
  kilometres: string;
  /** Thousands on a scale, where there is room for little. */
  thousands: string;
  /** Whether a noun after this number is in the singular. */
  isSingular: (value: number) => boolean;
  /** What may be typed beside a number, as regular expressions. */
  units: Record<'dollars' | 'kilometres' | 'years' | 'perYear', readonly string[]>;
  /** From Sunday. */
  weekdays: readonly string[];
  /** The first day of a month, where it is not written as `1`. */
  firstDay?: string;
  /** With the months' names as they are written there. */
  clock: { pattern: string; months: readonly string[] };
  day: { pattern: string; months: readonly string[] };
  /** Before and after noon; without them hours go to 23. */
  periods?: readonly [string, string];
}

const NO_BREAK_SPACE = '\u00a0';

/** Figures as typed in any language: grouped by one mark with another for decimals, or by spaces, if at all. */
const FIGURES = [
  '[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d{1,2})?',
  '[1-9]\\d{0,2}(?:\\.\\d{3})+(?:,\\d{1,2})?',
  // Groups of any length, since editing "15 000" passes through "150 00".
  '\\d+(?: \\d+)*(?:[.,]\\d{1,2})?',
].join('|');

const expression = (before: string, after: string) =>
  new RegExp(`^${before}(?<figures>-?(?:${FIGURES}))${after}$`, 'iu');

/** The parts of a typed text by an expression, and the number that its figures stand for; null for any other text. */
function parseFigures(
  text: string,
  expression: RegExp,
): { value: number; thousands?: string | undefined } | null {
  // Full-width digits become usual ones; a phone's keyboard ends a text with a full stop.
  const seen = text
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replace(/[ .,;:!?]+$/, '')
    .trim();
  const { figures, thousands } = expression.exec(seen)?.groups ?? {};
  if (figures === undefined) return null;
  const [, whole = figures, decimals = '0'] = /^(.*)[.,](\d{1,2})$/.exec(figures) ?? [];
  return { value: Number(`${whole.replaceAll(/[ .,]/g, '')}.${decimals}`), thousands };
}

/**
 * How a language writes figures, and reads those that are typed. Without `Intl`: engines disagree on its punctuation, and
 * creating its first formatters takes about 100 ms each at 4x CPU throttling, during hydration.
 */
export function createFormats(notation: Notation) {
  const { decimal, group, isSingular, weekdays, firstDay = '1', clock, day, periods, units } = notation;

  const withGroups = (digits: string) => {
    const [whole = '', decimals] = digits.split('.');
    // Before every third digit, but not before the first.
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
    return decimals === undefined ? grouped : grouped + decimal + decimals;
  };
  const fillPattern = (pattern: string, text: string) =>
    pattern.replaceAll(' ', NO_BREAK_SPACE).replace('#', () => text);
  const number = (value: number) => withGroups(String(value));
  const dollars = (amount: number) =>
    fillPattern(notation.dollars, withGroups(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)));
  const noun = (value: number, { one, other }: Noun) => (isSingular(value) ? one : other);
  const fillDate = (pattern: string, parts: Record<string, string | number | undefined>) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name) => String(parts[name]));
  const dayOfMonth = (date: number) => (date === 1 ? firstDay : date);

  const unit = (name: keyof typeof units) => `(?:${units[name].join('|')})`;
  const years = expression('', ` ?${unit('years')}?`);
  const kilometres = expression('', ` ?(?<thousands>k)? ?${unit('kilometres')}? ?${unit('perYear')}?`);
  const sign = `(?:${unit('dollars')}? ?\\$?|\\$ ?${unit('dollars')})`;
  const amount = expression(`${sign} ?`, ` ?${sign}`);

  return {
    /** With groups, and its decimals as they are: `15,000`, `1.2`. */
    number,
    /** Out of 5, with one decimal: `4.9`. */
    rating: (value: number) => withGroups(value.toFixed(1)),
    /** With cents unless it is whole: `$1,230`, `$4.25`. */
    dollars,
    /** A difference: `+$33`. */
    addedDollars: (amount: number) => `+${dollars(amount)}`,
    /** Of a percentage such as 50: `50%`. */
    percent: (percentage: number) => fillPattern(notation.percent, String(percentage)),
    /** On one line: `1.2 km`. */
    kilometres: (distance: number) => fillPattern(notation.kilometres, number(distance)),
    /** On a scale: `100`, `10k`. */
    onScale: (value: number) =>
      value < 1_000 ? number(value) : fillPattern(notation.thousands, number(value / 1_000)),
    /** The form of a noun: `years` after 5. */
    noun,
    /** A number and its noun, on one line: `5 years`. */
    count: (value: number, forms: Noun) => number(value) + NO_BREAK_SPACE + noun(value, forms),
    /** Local date and time: `Sat, Nov 21 · 2:48 p.m.`. */
    clock: (date: Date) => {
      const hours = date.getHours();
      return fillDate(clock.pattern, {
        weekday: weekdays[date.getDay()],
        month: clock.months[date.getMonth()],
        day: dayOfMonth(date.getDate()),
        hour: periods === undefined ? hours : hours % 12 || 12,
        minute: String(date.getMinutes()).padStart(2, '0'),
        period: periods?.[hours < 12 ? 0 : 1],
      });
    },
    /** The calendar date `YYYY-MM-DD`: `Nov 21, 2026`. */
    day: (text: string) => {
      const [year, month, date] = text.split('-').map(Number);
      return fillDate(day.pattern, {
        year,
        month: day.months[Number(month) - 1],
        day: dayOfMonth(Number(date)),
      });
    },
    /** Kilometres as typed: "15,000", "15 000 km", "15k", "15,000 km/yr". Null for anything else, such as "1e3" or a blank. */
    parseKilometres: (text: string) => {
      const typed = parseFigures(text, kilometres);
      return typed && typed.value * (typed.thousands === undefined ? 1 : 1_000);
    },
    /** Years as typed: "5", "5 years". Null for anything else. */
    parseYears: (text: string) => parseFigures(text, years)?.value ?? null,
    /** Dollars as typed: "$1,250.49", "1 250,49 $", "CA$1,250". Null for anything else. */
    parseDollars: (text: string) => parseFigures(text, amount)?.value ?? null,
  };
}
