/** Letters by their width in em in the display face at weight 700: measured, rounded up. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.19, ' \u00a0\u202f'],
  [0.26, "ijl.,:;'’‘·"],
  [0.29, 'I!|'],
  [0.36, 'f()[]{}/\\'],
  [0.39, 'rt1-'],
  [0.45, '“”"'],
  [0.52, 'szx_–'],
  [0.55, 'akvyL7?+=<>'],
  [0.58, 'ceo4«»'],
  [0.59, 'bdghnpquF238'],
  [0.63, '0569JTEZS$€#'],
  [0.66, 'BKPRXY&'],
  [0.7, 'ACDUV'],
  [0.74, 'GHNOQ…'],
  [0.8, '%'],
  [0.9, 'mwM@'],
  [1.02, 'WæœÆŒ—'],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

function letterWidth(letter: string): number {
  const known = WIDTH_OF.get(letter) ?? WIDTH_OF.get(letter.normalize('NFD').charAt(0));
  if (known !== undefined) return known;
  const isWide =
    /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  if (isWide.test(letter)) return 1.1;
  return /\p{Lowercase}/u.test(letter) ? 0.63 : 0.74;
}

/**
 * Width of a text in em of the display face, overestimated to a tenth. CSS sizes a text by it, since it cannot measure one.
 * @param tracking The text's `letter-spacing` in em.
 */
export function textWidth(text: string, tracking = 0): number {
  const sum = [...text].reduce((width, letter) => width + letterWidth(letter) + tracking, 0);
  return Math.ceil(Math.round(sum * 100) / 10) / 10;
}

/**
 * Width of the widest part of the texts that no line break divides. A line breaks at spaces, but not at no-break spaces,
 * and after hyphens.
 */
export function widestWord(...texts: readonly string[]): number {
  return Math.max(0, ...(texts.join(' ').match(/[^ \n-]+-?/g) ?? []).map((part) => textWidth(part)));
}
