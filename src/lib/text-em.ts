import { DISPLAY_WIDTHS } from './display-widths';

/** Of titles, in em: the tracking `--tracking-tight`, and what each space is wider than the font's. */
const TRACKING = -0.034;
const WORD_SPACING = 0.06;

/** Of a letter that the table lacks, as wide as the widest one of most fonts. */
const WIDEST = 1_000;

/** The width of a title's line in em of the display font at its boldest, never too little. */
export function emOf(line: string): number {
  return [...line].reduce(
    (sum, letter) =>
      sum + (DISPLAY_WIDTHS[letter] ?? WIDEST) / 1_000 + TRACKING + (/\s/.test(letter) ? WORD_SPACING : 0),
    0,
  );
}
