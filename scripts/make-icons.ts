// `npx tsx scripts/make-icons.ts` writes the icons in public/, after a change of the logo or of its colors.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { LOGO } from '../src/illustrations/logo.ts';
import { drawIcon } from './build/draw-icon.ts';

writeFileSync('public/favicon.svg', drawIcon());
for (const [name, size, shape] of [
  ['apple-touch-icon', 180, 'full'],
  ['icon-192', 192, 'plain'],
  ['icon-512', 512, 'plain'],
  ['icon-maskable-512', 512, 'maskable'],
] as const) {
  // The default density draws one pixel a unit.
  const icon = sharp(Buffer.from(drawIcon(shape)), { density: (72 * size) / LOGO.size });
  // Without transparency where nothing is transparent.
  if (shape !== 'plain') icon.flatten();
  await icon.png({ compressionLevel: 9, effort: 10 }).toFile(`public/${name}.png`);
}
