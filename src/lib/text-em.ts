/** Of titles, in em: the tracking `--tracking-tight`. */
const TRACKING = -0.034;

/** Widths of letters in em of the display font at its boldest, a little more than the widest of each class. */
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
const OTHER = 0.59;

/** The width of a title's line in em, which CSS cannot measure; never too little. */
export function emOf(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER) + TRACKING,
    0,
  );
}

/** Returns the width of the widest word of a title in em, rounded up to a tenth. Lines break only at plain spaces. */
export const widestWordOf = (title: string): number =>
  Math.ceil(10 * Math.max(...title.split(' ').map(emOf))) / 10;
