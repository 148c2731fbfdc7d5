import type { Page } from '@playwright/test';
import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { APPLICATION, complete, fill, freshEmail, openWaitlist, press, WAITLIST } from './forms';

test.use(MOTION);

/** Uses the calculator and submits both forms. */
async function useWholeSite(page: Page): Promise<void> {
  await reachCalculator(page);
  const slider = page.getByRole('slider', { name: 'Car age' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
  await complete(page, WAITLIST);
  await complete(page, APPLICATION);
}

/** What a browser may lack or refuse. Each script runs before the page's own. */
const LACKS: Record<string, () => void> = {
  'storage, idle callbacks and intersection observers': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  'crypto.randomUUID and keepalive': () => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    const send = window.fetch;
    window.fetch = (input, init) =>
      init?.keepalive === true ? Promise.reject(new TypeError('keepalive')) : send(input, init);
  },
  'Web Crypto': () => {
    Object.defineProperty(window, 'crypto', { value: undefined });
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
  ['2099-12-31T23:59:59Z', 'Live today!'],
] as const) {
  test(`with the clock at ${time} the whole site works`, async ({ page }) => {
    await page.clock.setSystemTime(time);
    await openLanding(page);
    await expect(page.getByText(badge).first()).toBeVisible();
    await useWholeSite(page);
  });
}

test('a form is sent although the clock is set back meanwhile', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const dialog = await openWaitlist(page);
  await fill(dialog, WAITLIST.values(freshEmail()));
  await page.clock.setSystemTime('2001-01-01T00:00:00Z');
  await press(dialog, WAITLIST);
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
});
