import { savingsCalculator } from '../../src/content/en/savings-calculator';
import { EDITIONS } from './editions';
import { boxOf, expect, openCalculator, openLanding, reachCalculator, test } from './fixtures';

test.use({ colorScheme: 'dark' });

test('paper is light, and has the estimate without controls', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['html', 'main ol', '[role="meter"]'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(calculator).toContainText(savingsCalculator.footnote);
  // Open, without a press.
  for (const answer of await calculator.locator('details li').all())
    expect((await boxOf(answer)).height).toBeGreaterThan(0);
  await expect(calculator.getByRole('heading', { level: 2 })).toBeVisible();
  const screenOnly = await page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        return (
          /fixed|sticky/.test(getComputedStyle(element).position) || element.matches('button:not([role])')
        );
      })
      .map((element) => element.className),
  );
  expect(screenOnly).toEqual([]);
});

/** What belongs together. */
const PARTS = [
  ...['#hero', 'h1', '.saving-band', '.glove-drawer', '.glove-paper', '.calculator-panel', '#mechanic-call'],
  'footer',
];

/** A piece of a part on a page of paper, in points from its lower edge. */
interface Piece {
  page: number;
  bottom: number;
  top: number;
}

/** Lays a link over each part, since a PDF tells where its links are. */
function layLinks(selectors: string[]): void {
  for (const selector of selectors) {
    for (const [index, part] of document.querySelectorAll<HTMLElement>(selector).entries()) {
      const link = document.createElement('a');
      link.href = `https://part.example/${encodeURIComponent(`${selector} ${index}`)}`;
      link.style.cssText = 'position: absolute; inset: 0';
      if (getComputedStyle(part).position === 'static') part.style.position = 'relative';
      part.append(link);
    }
  }
}

/** The pieces of each part in a PDF of the page, by its selector and its place among those that match. */
function readPieces(pdf: string): Map<string, Piece[]> {
  const pages = [...pdf.matchAll(/\/Type \/Page\n.*?endobj/gs)].map(([text]) => text);
  const link =
    /\n(\d+) 0 obj\n<<\/Type \/Annot\n[^>]*\/Rect \[\S+ (\S+) \S+ (\S+)\][^>]*part\.example\/([^)]*)/g;
  const pieces = new Map<string, Piece[]>();
  for (const [, id, bottom, top, part = ''] of pdf.matchAll(link)) {
    const name = decodeURIComponent(part);
    const page = pages.findIndex((text) => new RegExp(`/Annots \\[[^\\]]*\\b${id} 0 R`).test(text));
    pieces.set(name, [...(pieces.get(name) ?? []), { page, bottom: Number(bottom), top: Number(top) }]);
  }
  return pieces;
}

for (const { path, seeSavings } of EDITIONS) {
  test(`${path} is as wide as the paper, which cuts nothing that belongs together`, async ({ page }) => {
    await openLanding(page, path);
    await reachCalculator(page, seeSavings);
    await page.emulateMedia({ media: 'print' });
    // A phone's paper, and the letter format within its margins, in CSS pixels.
    for (const width of [390, 786]) {
      await page.setViewportSize({ width, height: 965 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.evaluate(layLinks, PARTS);
    const pieces = readPieces((await page.pdf({ format: 'Letter' })).toString('latin1'));
    for (const part of PARTS) expect([...pieces.keys()].join()).toContain(part);
    for (const [part, all] of pieces) expect(all, part).toHaveLength(1);
    const [headline, band] = [pieces.get('h1 0')?.[0], pieces.get('.saving-band 0')?.[0]];
    expect(band?.page).toBe(headline?.page);
    expect(band?.top).toBeLessThan(headline?.bottom ?? 0);
  });
}
