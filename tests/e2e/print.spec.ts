import type { Page } from '@playwright/test';
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

/** A piece of a part on a page of paper, in points from its lower edge. */
interface Piece {
  page: number;
  bottom: number;
  top: number;
}

/** The pieces of each part in a PDF of the page, by its selector and its place among those that match. */
async function printPieces(page: Page, selectors: string[]): Promise<Map<string, Piece[]>> {
  // A PDF tells where its links are, so a link is laid over each part.
  await page.evaluate((all) => {
    for (const selector of all) {
      for (const [index, part] of document.querySelectorAll<HTMLElement>(selector).entries()) {
        const link = document.createElement('a');
        link.href = `https://part.example/${encodeURIComponent(`${selector} ${index}`)}`;
        link.style.cssText = 'position: absolute; inset: 0';
        if (getComputedStyle(part).position === 'static') part.style.position = 'relative';
        part.append(link);
      }
    }
  }, selectors);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\n.*?endobj/gs) ?? [];
  const pieces = new Map<string, Piece[]>();
  for (const [, id, bottom, top, part = ''] of pdf.matchAll(
    /\n(\d+) 0 obj\n<<\/Type \/Annot\n[^>]*\/Rect \[\S+ (\S+) \S+ (\S+)\][^>]*part\.example\/([^)]*)/g,
  )) {
    const name = decodeURIComponent(part);
    const isOn = (text: string) =>
      /\/Annots \[(.*?)\]/
        .exec(text)?.[1]
        ?.split(' R')
        .some((each) => each.trim() === `${id} 0`);
    const piece = { page: pages.findIndex(isOn), bottom: Number(bottom), top: Number(top) };
    pieces.set(name, [...(pieces.get(name) ?? []), piece]);
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
    const parts = ['#hero', 'h1', '.saving-band', '.glove-drawer', '.glove-papers', '.calculator-panel'];
    const pieces = await printPieces(page, [...parts, '#mechanic-call', 'footer']);
    expect([...pieces.keys()].filter((part) => part.startsWith('.calculator-panel'))).toHaveLength(4);
    for (const [part, all] of pieces) expect(all, part).toHaveLength(1);
    const [headline, band] = [pieces.get('h1 0')?.[0], pieces.get('.saving-band 0')?.[0]];
    expect(band?.page).toBe(headline?.page);
    expect(band?.top).toBeLessThan(headline?.bottom ?? 0);
  });
}
