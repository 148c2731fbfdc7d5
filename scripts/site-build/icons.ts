import sharp from 'sharp';
import { colorToken } from './tokens.ts';

/** Its colors are written out; tests/build/sharing.test.ts compares them with the tokens. */
export const FAVICON = 'public/favicon.svg';

/**
 * An icon rendered from the favicon, so many pixels wide and high. `plain` has the drawing's round corners; `full` fills
 * the square, for systems that round corners themselves; `maskable` keeps the drawing inside the central circle of 80 %
 * that every mask leaves.
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

/** @returns A PNG. */
export async function renderIcon({ size, shape }: Icon): Promise<Buffer> {
  const side = shape === 'maskable' ? Math.round(size * 0.7) : size;
  // The default density draws one pixel a unit; the drawing is 32 units wide.
  const icon = sharp(FAVICON, { density: (72 * side) / 32 }).resize(side);
  const margin = (size - side) / 2;
  const background = colorToken('foreground');
  const around = { top: margin, right: margin, bottom: margin, left: margin, background };
  if (shape !== 'plain') icon.flatten({ background }).extend(around);
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
