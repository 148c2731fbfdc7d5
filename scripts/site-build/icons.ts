import sharp from 'sharp';
import { colorToken } from './tokens.ts';

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

export const FAVICON = 'favicon.svg';
const DRAWING_SIZE = 32;

/** The logo without its SVG element, 32 units wide and high. */
export function logoDrawing(): string {
  const ticks = 'M6.5 0v9M11.25 0v9M20.75 0v9M25.5 0v9';
  return `<rect width="32" height="32" rx="8" fill="${colorToken('foreground')}"/><path d="${ticks}" stroke="${colorToken('background')}" stroke-width="2"/><path d="M16 0v23" stroke="${colorToken('primary')}" stroke-width="3.5"/>`;
}

export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${logoDrawing()}</svg>`;
}

/** @returns A PNG. */
export async function renderIcon({ size, shape }: Icon): Promise<Buffer> {
  const side = shape === 'maskable' ? Math.round(size * 0.7) : size;
  // The default density draws one pixel a unit.
  const icon = sharp(Buffer.from(favicon()), { density: (72 * side) / DRAWING_SIZE }).resize(side);
  const margin = (size - side) / 2;
  const background = colorToken('foreground');
  const around = { top: margin, right: margin, bottom: margin, left: margin, background };
  if (shape !== 'plain') icon.flatten({ background }).extend(around);
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
