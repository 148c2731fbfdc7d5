import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/languages';
import { builtFiles, filesOf, readBuilt, textOf } from './built-site';

/** Sizes in bytes as the host sends the files: text compressed with brotli, other files as they are. */
const SIZES = new Map(
  builtFiles().map((file) => {
    const content = readBuilt(file);
    return [file, (/\.(?:html|js|css)$/.test(file) ? brotliCompressSync(content) : content).length];
  }),
);

describe.each(LANGUAGES.map(({ path }) => `${path.slice(1)}index.html`))('%s', (page) => {
  const html = textOf(page);
  const entry = [
    ...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g),
  ].map(([, file = '']) => file);
  const preloaded = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)].map(
    ([, file = '']) => file,
  );
  const filesLike = (pattern: RegExp) => filesOf(page).filter((file) => pattern.test(file));

  // Each budget leaves about 10% to spare: enough for a new section, but not for an accidental library.
  it.each([
    ['the document with the CSS of the first view', [page], 24_000],
    ['JavaScript to hydrate the page', entry, 115_000],
    ['all JavaScript', filesLike(/\.js$/), 170_000],
    ['the stylesheet', filesLike(/\.css$/), 17_000],
    ['fonts', preloaded, 30_000],
  ])('the size of %s is within its budget', (_, files, budget) => {
    const sizes = Object.fromEntries(files.map((file) => [file, SIZES.get(file) ?? 0]));
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(0);
    expect(total, `what is new in ${JSON.stringify(sizes)}?`).toBeLessThanOrEqual(budget);
  });

  it('requests the scripts before the styles, with low priority', () => {
    const [, before = ''] = /^(.*)<style>@font-face/s.exec(html) ?? [];
    const requested = before.matchAll(
      /<(?:script|link) [^>]*fetchpriority="low"[^>]* (?:src|href)="\/([^"]+)"/g,
    );
    expect([...requested].map(([, file]) => file)).toEqual(entry);
    // The packages are in a separate script (vendor), so that browsers keep it in the cache when the site's own code
    // changes.
    expect(entry.filter((file) => /\/(?:main|vendor)-/.test(file))).toHaveLength(2);
  });
});
