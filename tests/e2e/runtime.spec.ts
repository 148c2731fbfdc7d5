import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

/** Counts changes of the document from now on, of all that lies outside a selector. */
async function watchChanges(page: Page, outside = '#nothing'): Promise<() => Promise<string[]>> {
  await page.evaluate((inside) => {
    const changes: string[] = [];
    Reflect.set(window, 'changes', changes);
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest(inside)) continue;
        changes.push(`${type} ${attributeName ?? ''} of ${element?.tagName} ${element?.className}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, outside);
  return () => page.evaluate(() => Reflect.get(window, 'changes'));
}

test.describe('a move of a slider', () => {
  // Nothing else may change meanwhile: the word stands still.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('changes nothing outside the calculator', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
    await openLanding(page);
    const calculator = await reachCalculator(page);
    const slider = calculator.getByRole('slider').first();
    await slider.focus();
    // Focus on a control below the bar is the last thing that may scroll the page.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const changes = await watchChanges(page, '#savings-calculator');
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '35000');
    expect(await changes()).toEqual([]);
  });
});

test('nothing ticks while the tab is hidden, and everything goes on after that', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const changes = await watchChanges(page);
  await page.clock.runFor('02:00:00');
  expect(await changes()).toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(2100);
  expect(await changes()).toContainEqual(expect.stringContaining('data-state'));
});
