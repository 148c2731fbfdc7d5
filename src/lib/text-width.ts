/** The letter spacing of titles in em: `--tracking-tight` in src/styles/text.css. */
const TRACKING = -0.034;

/**
 * The width of each class of letters in the display font at its boldest, in em, rounded up. A letter belongs to the first
 * class that matches.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’iïîjl]/, 0.26],
  [/[1frtI()/-]/, 0.39],
  [/[!|]/, 0.29],
  [/[#&]/, 0.65],
  [/[mwMW%@æœ]/, 0.99],
  [/[ÆŒ©]/, 1.01],
  [/[aceksvxyzà-ë]/, 0.57],
  [/[A-ZÀ-Þ]/, 0.73],
  [/[\d$€¢]/, 0.63],
  [/[\u0250-\u{10ffff}]/u, 1],
];
/** The width of every other letter, in em. */
const OTHER = 0.59;

/**
 * Estimates the width, in em, of one line of a title. CSS cannot measure text. The estimate may be too large, but is never
 * too small.
 */
export function textWidthInEm(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER) + TRACKING,
    0,
  );
}

/** Returns the width of the widest word of a title, in em, rounded up to a tenth. Lines break only at plain spaces. */
export const widestWordInEm = (title: string): number =>
  Math.ceil(10 * Math.max(...title.split(' ').map(textWidthInEm))) / 10;
