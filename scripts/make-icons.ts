// `npx tsx scripts/make-icons.ts` writes the icons in public/, after a change of the logo or of its colors.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { LOGO } from '../src/illustrations/logo.ts';
import { drawIcon } from './build/draw-icon.ts';

/** The logo as a PNG of so many pixels. */
const png = (size: number, shape: Parameters<typeof drawIcon>[0]) => {
  // The default density draws one pixel a unit.
  const icon = sharp(Buffer.from(drawIcon(shape)), { density: (72 * size) / LOGO.size });
  // Without transparency where nothing is transparent.
  if (shape !== 'plain') icon.flatten();
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
};

/** A PNG as an ICO file, for which browsers ask where a file has no page around it. */
function icoOf(image: Buffer, size: number): Buffer {
  // Of the file: icon, one image. Of the image: width, height, planes, bits of a pixel.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

writeFileSync('public/favicon.svg', drawIcon());
// A multiple of 48 pixels, as search engines ask for.
writeFileSync('public/favicon.ico', icoOf(await png(48, 'plain'), 48));
for (const [name, size, shape] of [
  ['apple-touch-icon', 180, 'full'],
  ['icon-192', 192, 'plain'],
  ['icon-512', 512, 'plain'],
  ['icon-maskable-512', 512, 'maskable'],
] as const) {
  writeFileSync(`public/${name}.png`, await png(size, shape));
}
