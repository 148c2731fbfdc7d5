import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * An icon rendered from public/favicon.svg, so many pixels wide and high. `plain` has the drawing's round corners; `full`
 * fills the square, for systems that round corners themselves; `maskable` keeps the drawing inside the central circle
 * of 80 % that every mask leaves.
 */
export interface Icon {
  file: string;
  size: number;
  shape: 'plain' | 'full' | 'maskable';
}

export const ICONS: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, shape: 'full' },
  { file: 'icon-192.png', size: 192, shape: 'plain' },
  { file: 'icon-512.png', size: 512, shape: 'plain' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'maskable' },
];

const GROUND = '#17140f';
const DRAWING_SIZE = 32;

/** @returns A PNG. */
export async function renderIcon({ size, shape }: Icon): Promise<Buffer> {
  const drawing = await readFile(new URL('../../public/favicon.svg', import.meta.url));
  const side = shape === 'maskable' ? Math.round(size * 0.7) : size;
  // The default density draws one pixel a unit.
  const icon = sharp(drawing, { density: (72 * side) / DRAWING_SIZE }).resize(side);
  const margin = (size - side) / 2;
  const around = { top: margin, right: margin, bottom: margin, left: margin, background: GROUND };
  if (shape !== 'plain') icon.flatten({ background: GROUND }).extend(around);
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
