import type { Page } from '@playwright/test';
import { CHUNKS, expect, openLanding, reachCalculator, test } from './fixtures';
import { openWaitlist } from './forms';

/** Collects the scripts that the page requests, by the name of their chunk, and its first analytics row. */
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

/** Opens the page and waits for its first analytics row, the last thing it sends unasked. */
async function openIdle(page: Page): Promise<string[]> {
  const requests = collectRequests(page);
  await openLanding(page);
  await expect.poll(() => requests).toContain('first event');
  expect(requests, 'of a visitor who only reads').toEqual([CHUNKS.entry, CHUNKS.dataClient, 'first event']);
  return requests;
}

const INTERACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'moves the pointer': (page) => page.mouse.move(300, 300),
  'presses a key': (page) => page.keyboard.press('Tab'),
  'focuses a button': (page) => page.getByRole('button', { name: 'Benefits' }).focus(),
  'touches the page': (page) => page.locator('h1').tap(),
  scrolls: (page) => page.evaluate(() => window.scrollTo(0, 40)),
};

test.describe('the code of the dialogs is loaded when a visitor', () => {
  test.use({ hasTouch: true });

  for (const [name, act] of Object.entries(INTERACTIONS)) {
    test(name, async ({ page }) => {
      const requests = await openIdle(page);
      await act(page);
      await expect.poll(() => requests).toContain(CHUNKS.dialogs);
      expect(requests).not.toContain(CHUNKS.calculator);
    });
  }
});

test('the calculator is loaded when it is near, and nothing is loaded twice', async ({ page }) => {
  const requests = await openIdle(page);
  await page.locator('#how-it-works').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain(CHUNKS.calculator);
  await reachCalculator(page);
  await openWaitlist(page);
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
});
