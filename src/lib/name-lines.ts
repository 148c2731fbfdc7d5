/** Widths of the display face's letters at 700, in em: measured, rounded up to five classes. */
function letterWidth(letter: string): number {
  if (/[mwMW@%]/.test(letter)) return 0.92;
  if (/[ijlI1.,:;'’!|\s]/.test(letter)) return 0.28;
  if (/[frt(){}-]/.test(letter)) return 0.4;
  if (/[a-z]/.test(letter)) return 0.59;
  // Whole scripts come last: making an expression for them is slow, and few names ask for it.
  if (/[!-~]/.test(letter)) return 0.7;
  const isWide =
    /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  if (isWide.test(letter)) return 1.1;
  return /\p{Lowercase}/u.test(letter) ? 0.59 : 0.7;
}

function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** A wider name goes on two lines. */
const ONE_LINE_EM = 6.5;

export interface NameLines {
  /** One or two. */
  lines: string[];
  /** Width of the wider line in em of the display face; an estimate on the safe side. */
  em: number;
}

/**
 * Sets a product name of 2 to 20 characters for the logo (Decisions, Names and settings): long ones on two lines,
 * broken at the space that balances them, or in the middle of a single long word.
 */
export function nameLines(name: string): NameLines {
  if (width(name) <= ONE_LINE_EM) return { lines: [name], em: width(name) };
  const words = name.split(/\s+/);
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  const splits =
    words.length > 1
      ? words
          .slice(1)
          .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
      : [[letters.slice(0, middle).join(''), letters.slice(middle).join('')]];
  const set = splits.map((lines) => ({ lines, em: Math.max(...lines.map(width)) }));
  return set.reduce((best, candidate) => (candidate.em < best.em ? candidate : best));
}
