import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';

/** The scripts that the page has asked for so far, by the name of their module, and the first of its events. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const chunk = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (chunk !== undefined) requests.push(chunk);
    if (request.url().includes('/rest/v1/') && !requests.includes('first event'))
      requests.push('first event');
  });
  return requests;
}

/** The page when it has nothing left to do: its first event is on its way. */
async function openIdle(page: Page): Promise<string[]> {
  const requests = collectRequests(page);
  await openLanding(page);
  await expect.poll(() => requests).toContain('first event');
  return requests;
}

test('who only looks gets the page, and what sends its first event before that event', async ({ page }) => {
  expect(await openIdle(page)).toEqual(['index', 'client', 'first event']);
});

const SIGNS: Record<string, (page: Page) => Promise<unknown>> = {
  'moves the pointer': (page) => page.mouse.move(300, 300),
  'reaches for the keyboard': (page) => page.keyboard.press('Tab'),
  'focuses a button': (page) => page.getByRole('button', { name: 'Benefits' }).focus(),
  'touches the page': (page) => page.locator('h1').tap(),
  scrolls: (page) => page.evaluate(() => window.scrollTo(0, 40)),
};

test.describe('the dialogs come to a visitor who', () => {
  test.use({ hasTouch: true });

  for (const [name, act] of Object.entries(SIGNS)) {
    test(name, async ({ page }) => {
      const requests = await openIdle(page);
      await act(page);
      await expect.poll(() => requests).toContain('loaded-dialogs');
      expect(requests).not.toContain('savings-instrument');
    });
  }
});

test('the calculator comes when it is near', async ({ page }) => {
  const requests = await openIdle(page);
  await page.locator('#how-it-works').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('savings-instrument');
});

test('nothing comes twice', async ({ page }) => {
  const requests = await openIdle(page);
  await page.getByRole('button', { name: 'See Your Savings' }).click();
  await expect.poll(() => requests).toContain('savings-instrument');
  await page
    .locator('header')
    .getByRole('button', { name: /Join Waitlist/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
});
