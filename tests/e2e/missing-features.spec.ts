import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { APPLICATION, complete, WAITLIST } from './forms';

// A browser without keepalive loses its analytics.
test.use({ ...MOTION, allowedErrors: /^Analytics tracking failed/ });

test('the site works without storage, idle callbacks, Web Crypto and keepalive, in 1970', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) {
      Reflect.deleteProperty(window, name);
    }
    Object.defineProperty(window, 'crypto', { value: undefined });
    const send = window.fetch;
    window.fetch = (input, init) =>
      init?.keepalive === true ? Promise.reject(new TypeError('keepalive')) : send(input, init);
  });
  await page.clock.setSystemTime('1970-01-01T12:00:00Z');
  await openLanding(page);
  await expect(page.getByText('Live in 20299 days').first()).toBeVisible();
  const calculator = await reachCalculator(page);
  const slider = calculator.getByRole('slider', { name: 'Car age' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
  await complete(page, WAITLIST);
  await complete(page, APPLICATION);
});
