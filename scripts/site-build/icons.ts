import sharp from 'sharp';
import { LOGO } from '../../src/illustrations/logo.ts';
import { colorToken } from './tokens.ts';

export const FAVICON = 'favicon.svg';

/**
 * An icon, so many pixels wide and high. `plain` has round corners; `full` has none, for systems that round corners
 * themselves; `maskable` keeps the logo inside the central circle of 80 % that every mask leaves.
 */
interface Icon {
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

/** The logo as an SVG in the colors of the tokens. */
export function drawIcon(shape: Icon['shape'] = 'plain'): string {
  const [ink, paper, red] = [colorToken('foreground'), colorToken('background'), colorToken('primary')];
  const { size, radius, ticks, accent } = LOGO;
  const line = ({ d, strokeWidth }: typeof ticks, color: string) =>
    `<path d="${d}" stroke="${color}" stroke-width="${strokeWidth}"/>`;
  const place = shape === 'maskable' ? ' transform="translate(4.8 4.8) scale(0.7)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${shape === 'plain' ? radius : 0}" fill="${ink}"/><g${place}>${line(ticks, paper)}${line(accent, red)}</g></svg>`;
}

/** @returns A PNG. */
export function renderIcon({ size, shape }: Icon): Promise<Buffer> {
  // The default density draws one pixel a unit.
  const icon = sharp(Buffer.from(drawIcon(shape)), { density: (72 * size) / LOGO.size });
  // Without transparency where nothing is transparent.
  if (shape !== 'plain') icon.flatten();
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
