// `npx tsx scripts/make-icons.ts` writes the icons in public/. Run it after changing the logo or its colors.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { LOGO } from '../src/illustrations/logo.ts';
import { drawIcon } from './build/draw-icon.ts';

const renderPng = (size: number, shape: Parameters<typeof drawIcon>[0]) => {
  // The default density draws one pixel per unit.
  const icon = sharp(Buffer.from(drawIcon(shape)), { density: (72 * size) / LOGO.size });
  // Removes the alpha channel, because these shapes fill the whole image.
  if (shape !== 'plain') icon.flatten();
  return icon.png({ compressionLevel: 9, effort: 10 }).toBuffer();
};

/** Wraps a PNG in an ICO file. Browsers request the ICO file when they show a file that is not a page, such as a PDF. */
function icoOf(image: Buffer, size: number): Buffer {
  // The header describes first the file (an icon with one image) and then the image (its width, height, planes and bits per
  // pixel).
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

writeFileSync('public/favicon.svg', drawIcon());
// Search engines require a multiple of 48 pixels.
writeFileSync('public/favicon.ico', icoOf(await renderPng(48, 'plain'), 48));
for (const [name, size, shape] of [
  ['apple-touch-icon', 180, 'full'],
  ['icon-192', 192, 'plain'],
  ['icon-512', 512, 'plain'],
  ['icon-maskable-512', 512, 'maskable'],
] as const) {
  writeFileSync(`public/${name}.png`, await renderPng(size, shape));
}
