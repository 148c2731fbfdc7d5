import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { APPLICATION, complete, WAITLIST } from './forms';
import { WORDS } from './words';

test.use(MOTION);

test('the site works where cookies are blocked, without idle callbacks, and over plain http', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    // As in Safari 16.4, and where a phone tries the development server.
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await openLanding(page);
  const slider = (await reachCalculator(page)).getByRole('slider', { name: WORDS.age });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
  await complete(page, WAITLIST);
  await complete(page, APPLICATION);
});
