import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

/** Bytes as they are sent: compressed with brotli, fonts as they are. */
const size = (file: string) => {
  const content = readBuilt(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
};
const filesLike = (pattern: RegExp) => builtFiles().filter((file) => pattern.test(file));
const entry =
  /<script type="module"[^>]* src="\/([^"]+)"/.exec(readBuilt('index.html').toString())?.[1] ?? '';

// Each has a tenth of room: it fails for an accident, such as a library that slipped in, not for a section or a sentence.
it.each([
  ['index.html with the CSS of the first view', ['index.html'], 23_000],
  ['JavaScript to hydrate the page', [entry], 101_000],
  ['all JavaScript', filesLike(/\.js$/), 165_000],
  ['the stylesheet', filesLike(/\.css$/), 20_000],
  ['fonts', filesLike(/\.woff2$/), 42_000],
])('%s is within its budget', (_, files, budget) => {
  const sizes = Object.fromEntries(files.map((file) => [file, size(file)]));
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total, `what is new in ${JSON.stringify(sizes, null, 2)}?`).toBeLessThanOrEqual(budget);
});

it('both fonts are preloaded, and the first view has no image', () => {
  const html = readBuilt('index.html').toString();
  const preloaded = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)];
  expect(preloaded.map(([, file]) => file).toSorted()).toEqual(filesLike(/\.woff2$/).toSorted());
  expect(html).not.toMatch(/<(?:img|picture|image|video|object|embed)\b/);
});
