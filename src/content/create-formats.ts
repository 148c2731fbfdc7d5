/** The forms of a noun after a number. */
interface Noun {
  one: string;
  other: string;
}

/**
 * How a language writes numbers and dates. In the number patterns, `#` stands for the number, and spaces become no-break
 * spaces.
 */
interface Notation {
  /** The decimal mark. */
  decimal: string;
  /** The separator between groups of three digits. */
  group: string;
  dollars: string;
  percent: string;
  kilometers: string;
  /** The pattern for thousands on a scale, where there is little space. */
  thousands: string;
  /** Whether a noun is singular after this number. */
  isSingular: (value: number) => boolean;
  /** Regular expressions for the units that visitors may type with a number. */
  units: Record<'dollars' | 'kilometers' | 'years' | 'perYear', readonly string[]>;
  /** The abbreviated names of the weekdays, beginning with Sunday. */
  weekdays: readonly string[];
  /** How the first day of a month is written, if not as `1`: in French, as `1er`. */
  firstDay?: string;
  /** The pattern for the current date and time, and the names of the months in the matching form. */
  clock: { pattern: string; months: readonly string[] };
  /** The pattern for a calendar date, and the names of the months in the matching form. */
  day: { pattern: string; months: readonly string[] };
  /** The words for the halves of the day, such as `a.m.` and `p.m.`. Without them, the clock uses 24-hour time. */
  periods?: readonly [string, string];
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * Regular expressions for typed numbers in any language. Commas may group the digits if a point separates the decimals, and
 * vice versa. Spaces may group the digits in either case.
 */
const FIGURES = [
  '[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d{1,2})?',
  '[1-9]\\d{0,2}(?:\\.\\d{3})+(?:,\\d{1,2})?',
  // Groups between spaces may have any length, because editing "15 000" passes through "150 00".
  '\\d+(?: \\d+)*(?:[.,]\\d{1,2})?',
].join('|');

/** Returns a regular expression that matches text that consists of a number between two patterns. */
const expression = (before: string, after: string) =>
  new RegExp(`^${before}(?<figures>-?(?:${FIGURES}))${after}$`, 'iu');

/**
 * Returns the number in typed text, and the named group `thousands` if it matched. Returns null if the text does not match.
 */
function parseFigures(
  text: string,
  expression: RegExp,
): { value: number; thousands?: string | undefined } | null {
  // Converts full-width digits, and drops punctuation at the end, such as the period that phone keyboards add.
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
 * Returns functions that format numbers and dates in a language, and that parse typed numbers. They do not use `Intl`,
 * because browsers disagree on its punctuation, and because creating its first formatter during hydration takes about 100 ms
 * at 4x CPU throttling.
 */
export function createFormats(notation: Notation) {
  const { decimal, group, isSingular, weekdays, firstDay = '1', clock, day, periods, units } = notation;

  const withGroups = (digits: string) => {
    const [whole = '', decimals] = digits.split('.');
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
  const kilometers = expression('', ` ?(?<thousands>k)? ?${unit('kilometers')}? ?${unit('perYear')}?`);
  const sign = `(?:${unit('dollars')}? ?\\$?|\\$ ?${unit('dollars')})`;
  const amount = expression(`${sign} ?`, ` ?${sign}`);

  return {
    /** Formats a number with grouped digits and all of its decimals: `15,000`, `1.2`. */
    number,
    /** Formats an amount, with cents unless it is whole: `$1,230`, `$4.25`. */
    dollars,
    /** Formats a difference: `+$33`. */
    addedDollars: (amount: number) => `+${dollars(amount)}`,
    /** Formats a percentage: `50%` for 50. */
    percent: (percentage: number) => fillPattern(notation.percent, String(percentage)),
    /** Formats a distance in kilometers, without a line break: `1.2 km`. */
    kilometers: (distance: number) => fillPattern(notation.kilometers, number(distance)),
    /** Formats a number on a scale: `100`, `10k`. */
    onScale: (value: number) =>
      value < 1_000 ? number(value) : fillPattern(notation.thousands, number(value / 1_000)),
    /** Returns the form of a noun after a number: `years` after 5. */
    noun,
    /** Formats a number and its noun, without a line break: `5 years`. */
    count: (value: number, forms: Noun) => number(value) + NO_BREAK_SPACE + noun(value, forms),
    /** Formats the local date and time: `Sat, Nov 21 · 2:48 p.m.`. */
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
    /** Formats a calendar date given as `YYYY-MM-DD`: `Nov 21, 2026`. */
    day: (text: string) => {
      const [year, month, date] = text.split('-').map(Number);
      return fillDate(day.pattern, {
        year,
        month: day.months[Number(month) - 1],
        day: dayOfMonth(Number(date)),
      });
    },
    /**
     * Parses kilometers: "15,000", "15 000 km", "15k", "15,000 km/yr". Returns null for anything else, such as "1e3" or
     * blank text.
     */
    parseKilometers: (text: string) => {
      const typed = parseFigures(text, kilometers);
      return typed && typed.value * (typed.thousands === undefined ? 1 : 1_000);
    },
    /** Parses years: "5", "5 years". Returns null for anything else. */
    parseYears: (text: string) => parseFigures(text, years)?.value ?? null,
    /** Parses dollars: "$1,250.49", "1 250,49 $", "CA$1,250". Returns null for anything else. */
    parseDollars: (text: string) => parseFigures(text, amount)?.value ?? null,
  };
}
