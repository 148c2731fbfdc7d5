import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';
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

// tests/dom/lib/defer.test.ts has every other first interaction.
test('an interaction loads the dialogs, scrolling the calculator, and nothing twice', async ({ page }) => {
  const requests = collectRequests(page);
  // Two chunks may have one name.
  const addresses: string[] = [];
  page.on('request', (request) => /\/assets\/.*\.js$/.test(request.url()) && addresses.push(request.url()));
  await openLanding(page);
  // The last thing that the page sends unasked.
  await expect.poll(() => requests).toContain('first event');
  const read = ['first event', 'index', 'rolldown-runtime', 'vendor'];
  expect(requests.toSorted(), 'of a visitor who only reads').toEqual(read);
  await page.mouse.move(300, 300);
  await expect.poll(() => requests).toContain('dialogs');
  expect(requests).not.toContain('calculator-form');
  await page.locator('#how-it-works').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('calculator-form');
  await reachCalculator(page);
  await openWaitlist(page);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});
