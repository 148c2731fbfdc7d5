import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcon } from '../../../scripts/site-build/draw-icon.ts';

it('the icons have the colors of the tokens', () => {
  expect(readFileSync('public/favicon.svg', 'utf8'), 'run npx tsx scripts/make-icons.ts').toBe(drawIcon());
});
