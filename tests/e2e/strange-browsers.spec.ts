import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { fillMechanic, fillWaitlist, freshEmail, openMechanic, openWaitlist } from './forms';

/** The site does what it is for: it calculates, and takes a driver and a mechanic. */
async function useWholeSite(page: Page): Promise<void> {
  await reachCalculator(page);
  const slider = page.getByRole('slider', { name: 'Car age' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
  const waitlist = await openWaitlist(page);
  await fillWaitlist(waitlist, freshEmail());
  await waitlist.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
  const mechanic = await openMechanic(page);
  await fillMechanic(mechanic, freshEmail());
  await mechanic.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
}

/** What a browser may lack, or keep from a page. Each runs before the page's own scripts. */
const LACKS: Record<string, () => void> = {
  'all storage': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  },
  'crypto.randomUUID': () => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  },
  'Web Crypto': () => {
    Object.defineProperty(window, 'crypto', { value: undefined });
  },
  'intersection observers': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  'idle callbacks': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  },
  'requests that outlive the page': () => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      init?.keepalive === true ? Promise.reject(new TypeError('keepalive')) : send(input, init);
  },
};

test.describe('without', () => {
  test.use({ allowedErrors: [[/^Analytics tracking failed/], { scope: 'test' }] });

  for (const [lack, script] of Object.entries(LACKS)) {
    test(`${lack} the whole site works`, async ({ page }) => {
      await page.addInitScript(script);
      await openLanding(page);
      await useWholeSite(page);
    });
  }
});

for (const [time, badge] of [
  ['1970-01-01T12:00:00Z', 'Live in 20299 days'],
  ['2025-07-29T12:00:00-04:00', 'Live tomorrow!'],
  ['2099-12-31T23:59:59Z', 'Live today!'],
] as const) {
  test(`with the clock at ${time} the whole site works`, async ({ page }) => {
    await page.clock.setSystemTime(time);
    await openLanding(page);
    await expect(page.getByText(badge).first()).toBeVisible();
    await useWholeSite(page);
  });
}

test('a clock that is set back while a form is sent does not keep it from being sent', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const dialog = await openWaitlist(page);
  await fillWaitlist(dialog, freshEmail());
  await page.clock.setSystemTime('2001-01-01T00:00:00Z');
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
});
