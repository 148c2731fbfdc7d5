import { expect, it } from 'vitest';
import { DISPLAY_WIDTHS } from '@/lib/display-widths';
import { LANGUAGES } from '@/lib/languages';
import { emOf } from '@/lib/text-em';
import { contentOf } from '../../setup/content';

it.each(LANGUAGES)('the fonts have every letter of the texts in $name', async ({ code }) => {
  const letters = new Set(JSON.stringify(await contentOf(code)));
  const missing = [...letters].filter((letter) => DISPLAY_WIDTHS[letter] === undefined);
  expect(missing, 'run npx tsx scripts/make-fonts.ts').toEqual([]);
});

it('a line is as wide as its letters, and one that the font lacks is never taken for narrow', () => {
  expect(emOf('mm')).toBeCloseTo(2 * emOf('m'));
  expect(emOf('i')).toBeLessThan(emOf('m'));
  expect(emOf('语')).toBeGreaterThanOrEqual(emOf('m'));
});
