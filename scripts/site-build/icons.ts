import sharp from 'sharp';
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

/** The logo as an SVG, 32 units wide and high, in the colors of the tokens. */
export function drawIcon(shape: Icon['shape'] = 'plain'): string {
  const [ink, paper, red] = [colorToken('foreground'), colorToken('background'), colorToken('primary')];
  const radius = shape === 'plain' ? 8 : 0;
  const place = shape === 'maskable' ? ' transform="translate(4.8 4.8) scale(0.7)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${ink}"/><g${place}><path d="M6.5 0v9M11.25 0v9M20.75 0v9M25.5 0v9" stroke="${paper}" stroke-width="2"/><path d="M16 0v23" stroke="${red}" stroke-width="3.5"/></g></svg>`;
}

/** @returns A PNG. */
export function renderIcon({ size, shape }: Icon): Promise<Buffer> {
  // The default density draws one pixel a unit.
  const icon = sharp(Buffer.from(drawIcon(shape)), { density: (72 * size) / 32 });
  // Without transparency where nothing is transparent.
  if (shape !== 'plain') icon.flatten();
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
