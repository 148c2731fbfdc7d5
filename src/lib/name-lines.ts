/** Letter widths of the display face at weight 700 in em: measured, rounded up to five classes. */
function letterWidth(letter: string): number {
  if (/[mwMW@%]/.test(letter)) return 0.92;
  if (/[ijlI1.,:;'’!|\s]/.test(letter)) return 0.28;
  if (/[frt(){}-]/.test(letter)) return 0.4;
  if (/[a-z]/.test(letter)) return 0.59;
  // Scripts come last: creating these expressions is slow, and few names need them.
  if (/[!-~]/.test(letter)) return 0.7;
  const isWide =
    /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  if (isWide.test(letter)) return 1.1;
  return /\p{Lowercase}/u.test(letter) ? 0.59 : 0.7;
}

function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Width of the widest word in em of the display face, overestimated. It has to fit a line. */
export function widestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map(width));
}

/** A wider name is set in two lines. */
const ONE_LINE_EM = 6.5;

interface NameLines {
  /** One or two. */
  lines: string[];
  /** Width of the wider line in em of the display face, overestimated. */
  em: number;
}

/**
 * Breaks a product name of 2 to 20 characters for the logo: a long one into two lines, at the space that balances them
 * or in the middle of a single word.
 */
export function nameLines(name: string): NameLines {
  if (width(name) <= ONE_LINE_EM) return { lines: [name], em: width(name) };
  const words = name.split(/\s+/);
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  const cut = (parts: string[], at: number, joint: string) =>
    [parts.slice(0, at), parts.slice(at)].map((part) => part.join(joint));
  const splits =
    words.length > 1
      ? words.slice(1).map((_, index) => cut(words, index + 1, ' '))
      : [cut(letters, middle, '')];
  const set = splits.map((lines) => ({ lines, em: Math.max(...lines.map(width)) }));
  return set.reduce((best, candidate) => (candidate.em < best.em ? candidate : best));
}
