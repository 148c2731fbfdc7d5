import { calculatorForm } from '../../src/content/en/calculator-form';
import { expect, openCalculator, test } from './fixtures';
import { openWaitlist } from './forms';

test('inherited styles do not change when a list or a dialog opens', async ({ page }) => {
  const calculator = await openCalculator(page);
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
