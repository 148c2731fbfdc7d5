import { expect, openCalculator, test } from './fixtures';

test.use({ colorScheme: 'dark' });

test('paper is light, has the estimate without controls, and cuts nothing that belongs together', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['html', '#how-it-works ol', '[role="meter"]'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(calculator).toContainText('Prices are estimates');
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
  // Every card and drawing stays on one page.
  for (const part of ['figure', '#why-choose li', '#benefits li', '#how-it-works li', 'footer'])
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
});
