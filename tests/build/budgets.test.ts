import { describe, expect, it } from 'vitest';
import { budgetTable, inlinedCss, preloaded, SHARES, total } from './budgets.ts';
import { builtFiles, readBuilt } from './built-site.ts';

const html = readBuilt('index.html').toString();
const rules = (css: string) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [];

it('no part of the site is over its budget', () => {
  console.info(budgetTable());
  const over = SHARES.filter((share) => total(share) > share.budget).map(({ what }) => what);
  expect(over, `Over budget:\n${budgetTable()}\n`).toEqual([]);
});

it('every part has files in it', () => {
  for (const share of SHARES) {
    for (const bytes of Object.values(share.parts)) expect(bytes, share.what).toBeGreaterThan(0);
    expect(Object.keys(share.parts), share.what).not.toEqual([]);
  }
});

describe('the first view', () => {
  it('has two fonts, both preloaded, and there are no others', () => {
    expect(preloaded('font')).toHaveLength(2);
    expect(new Set(preloaded('font'))).toEqual(
      new Set(builtFiles().filter((file) => /\.woff2?$/.test(file))),
    );
  });

  it('has for every font a fallback with adjusted metrics', () => {
    const faces = rules(inlinedCss);
    const families = new Set(
      faces
        .filter((face) => face.includes('.woff2'))
        .map((face) => /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]),
    );
    expect(families.size).toBe(2);
    for (const family of families) {
      const fallbacks = faces.filter((face) => face.includes(`${family} Fallback`));
      expect(fallbacks.length, family).toBeGreaterThan(0);
      for (const fallback of fallbacks) {
        for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
          expect(fallback, family).toContain(metric);
        }
      }
    }
  });

  it('has no image', () => {
    expect(preloaded('image')).toEqual([]);
    expect(html).not.toMatch(/<(?:img|picture|image|video|object|embed)\b/);
    const addresses = [...inlinedCss.matchAll(/url\(([^)]*)\)/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.endsWith('.woff2'))).toEqual([]);
  });
});
