import sharp from 'sharp';
import { colorToken } from './tokens.ts';

export const FAVICON = 'favicon.svg';

/** The logo as a file, 32 units wide and high, in the colors of the tokens. */
export function favicon(): string {
  const [ink, paper, red] = [colorToken('foreground'), colorToken('background'), colorToken('primary')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ink}"/><path d="M6.5 0v9M11.25 0v9M20.75 0v9M25.5 0v9" stroke="${paper}" stroke-width="2"/><path d="M16 0v23" stroke="${red}" stroke-width="3.5"/></svg>`;
}

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
  const icon = sharp(Buffer.from(favicon()), { density: (72 * side) / 32 }).resize(side);
  const margin = (size - side) / 2;
  const background = colorToken('foreground');
  const around = { top: margin, right: margin, bottom: margin, left: margin, background };
  if (shape !== 'plain') icon.flatten({ background }).extend(around);
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
