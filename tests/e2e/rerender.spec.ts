import type { Page } from '@playwright/test';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { regionNames } from '../../src/content/en/messages';
import { expect, openCalculator, test } from './fixtures';
import { openWaitlist } from './forms';

/** Collects changes of the document outside a selector from now on. */
async function watchChanges(page: Page, outside: string): Promise<() => Promise<string[]>> {
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

test('a slider changes the estimate alone, a list and a dialog nothing in the rest of the page', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
  const calculator = await openCalculator(page);
  const slider = calculator.getByRole('slider').first();
  await slider.press('ArrowRight');
  // The first interaction loads the dialogs, with the region of messages.
  await expect(page.getByRole('region', { name: regionNames.page })).toBeAttached();
  // Focus may still scroll the page, which changes the bar.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const changes = await watchChanges(page, '#savings-calculator, .hero-prices, [role="status"]');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '36000');
  expect(await changes()).toEqual([]);

  const inherited = () =>
    page.locator('#root').evaluate((root) => {
      const style = getComputedStyle(root);
      const names = [...style].filter((name) => name.startsWith('--'));
      return [style.pointerEvents, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  const before = await inherited();
  await calculator.getByRole('combobox', { name: calculatorForm.inputs.make }).click();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  expect(await inherited()).toEqual(before);
  await page.keyboard.press('Escape');

  await openWaitlist(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await inherited()).toEqual(before);
});
