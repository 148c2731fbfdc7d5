import { expect, openLanding, test } from './fixtures';
import { openWaitlist } from './forms';

// Playwright hides scrollbars; on a computer they take room, which the scroll lock of an open dialog gives to the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('nothing moves sideways when a dialog takes the scrollbar away', async ({ page }) => {
  await openLanding(page);
  const edges = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header > div, main, h1')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return [left, right];
      }),
    );
  const clientWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  const [before, narrow] = [await edges(), await clientWidth()];
  await openWaitlist(page);
  expect(await clientWidth()).toBeGreaterThan(narrow);
  expect(await edges()).toEqual(before);
});
