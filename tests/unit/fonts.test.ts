import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/languages';
import { contentOf } from '../setup/content';

/** Returns the letters that one of the page's fonts cannot draw. */
async function missingIn(name: 'display' | 'text', letters: readonly string[]): Promise<string[]> {
  const font = readFileSync(`src/assets/fonts/${name}.woff2`);
  const subset = await subsetFont(font, letters.join(''), { targetFormat: 'truetype' });
  const drawn = new Set(new Face(new Blob(subset)).collectUnicodes());
  // Spaces and joiners need no glyph.
  return letters.filter((letter) => /[^\s\p{Cf}]/u.test(letter) && !drawn.has(letter.codePointAt(0) ?? 0));
}

it.each(LANGUAGES)('the fonts have every letter in the texts in $name', async ({ code }) => {
  const letters = [...new Set(JSON.stringify(await contentOf(code)))];
  const missing = {
    display: await missingIn('display', letters),
    text: await missingIn('text', letters),
  };
  const advice =
    'Run npx tsx scripts/make-fonts.ts. If letters are still missing, replace the -all.woff2 file of that font with one that has them';
  expect(missing, advice).toEqual({ display: [], text: [] });
});
