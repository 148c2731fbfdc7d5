import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { escapeHtml } from './share-tags.ts';

interface TextStyle {
  /** Where the line begins, in pixels; `y` is the baseline. */
  x: number;
  y: number;
  size: number;
  /** Between letters, in em. */
  tracking?: number;
  /** The line is set smaller when it would be wider. */
  maxWidth?: number;
}

/** Sets a line of text, in parts with one colour each, as SVG. */
export type SetText = (runs: readonly TextRun[], style: TextStyle) => string;
type TextRun = Record<'text' | 'fill', string>;

/**
 * Opens one of the site's faces at a weight. Lines are set as outlines, so that the picture is the same on every
 * machine, whatever fonts it has.
 * @param file In src/assets/fonts.
 */
export async function openFace(file: string, weight: number): Promise<SetText> {
  const compressed = await readFile(new URL(`../../src/assets/fonts/${file}`, import.meta.url));
  // The library can vary plain fonts only.
  const font = create(Buffer.from(await decompress(compressed))) as Font;
  const face = font.getVariation({ wght: weight });
  return (runs, style) => setText(face, runs, style);
}

function setText(face: Font, runs: readonly TextRun[], style: TextStyle): string {
  const { x, y, tracking = 0, maxWidth = Number.POSITIVE_INFINITY } = style;
  const space = tracking * face.unitsPerEm;
  const laidOut = runs.map(({ text, fill }) => ({ ...face.layout(text), fill }));
  // A letter the face does not have, in a product's name: the machine's own fonts may.
  if (laidOut.some(({ glyphs }) => glyphs.some(({ id }) => id === 0))) return setWithOwnFonts(runs, style);

  let pen = 0;
  const outlines = laidOut.flatMap(({ glyphs, positions, fill }) =>
    glyphs.map((glyph, index) => {
      const path = `<path fill="${fill}" transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
      pen += (positions[index]?.xAdvance ?? 0) + space;
      return path;
    }),
  );
  const scale = Math.min(style.size, (maxWidth / (pen - space)) * face.unitsPerEm) / face.unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** As wide as letters of a full em would be at most, so never wider than asked. */
function setWithOwnFonts(runs: readonly TextRun[], { x, y, size, maxWidth }: TextStyle): string {
  const letters = runs.reduce((sum, { text }) => sum + [...text].length, 0);
  const fitting = Math.min(size, (maxWidth ?? Number.POSITIVE_INFINITY) / letters);
  const spans = runs.map(({ text, fill }) => `<tspan fill="${fill}">${escapeHtml(text)}</tspan>`);
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${fitting}">${spans.join('')}</text>`;
}
