import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { textWidthInEm, widestWordInEm } from '@/lib/text-width';

it('never underestimates the width of a letter in the display font', () => {
  // Measures the font at its boldest, with the letter spacing of titles (-0.034 em).
  const face = new Face(new Blob(readFileSync('src/assets/fonts/display.ttf')));
  const font = new Font(face);
  const widthOf = (letter: string) =>
    font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0) / face.upem - 0.034;
  const letters = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code));
  expect(letters.length).toBeGreaterThan(100);
  expect(letters.filter((letter) => widthOf(letter) > textWidthInEm(letter))).toEqual([]);
});

it('measures words joined by a no-break space as one', () => {
  expect(widestWordInEm('Why choose us')).toBe(Math.ceil(10 * textWidthInEm('choose')) / 10);
  expect(widestWordInEm('Pourquoi\u00a0?')).toBeGreaterThanOrEqual(textWidthInEm('Pourquoi\u00a0?'));
});
