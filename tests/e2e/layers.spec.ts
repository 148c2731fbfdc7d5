import type { Page } from '@playwright/test';
import { siteFooter } from '../../src/content/en/site';
import { EDITIONS } from './editions';
import { expect, openLanding, reachCalculator, resize, test } from './fixtures';
import { complete, openForm, openWaitlist } from './forms';

/* The page around a dialog that Back has closed, and around a notch; links and languages that others have changed. */

const scrolled = () => scrollY;

/** Waits until Back, by which a dialog closes, has arrived, and the browser restores places again. */
const expectRestoring = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');

test('after a dialog Back and Forward go to the places that the page was scrolled to', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const place = () => page.evaluate(scrolled);
  const jump = page.getByRole('link', { name: siteFooter.mechanics });
  await jump.evaluate((link) => link.scrollIntoView());
  const before = await place();
  const first = await openWaitlist(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expectRestoring(page);
  await jump.click();
  await expect(page).toHaveURL('/#mechanic-call');
  await scrollTo(1_500);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    const dialog = await openWaitlist(page);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(place).toBe(1_500);
    await expectRestoring(page);
    await page.goBack();
    await expect.poll(place).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL('/#mechanic-call');
    await expect.poll(place).toBe(1_500);
  }
});

test.describe('an address that a mail program has encoded', () => {
  // The browser logs the status of the page.
  test.use({ allowedErrors: /status of 404/ });

  for (const { path, forms } of EDITIONS) {
    test(`leads to the forms of ${path}, with its campaign`, async ({ page }) => {
      const [waitlist, application] = forms;
      for (const [name, { title }] of [
        ['waitlist', waitlist],
        ['partner', application],
      ] as const) {
        await page.goto(`${path}%23${name}?utm_source=card`);
        await page.getByRole('main').locator(`a[href$="#${name}"]`).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expect(page).toHaveURL(`${path}?utm_source=card#${name}`);
      }
    });
  }
});

for (const { path, locale, title } of EDITIONS) {
  test(`${path} stays in its language where a translator names another one first`, async ({ page }) => {
    const other = EDITIONS.find((edition) => edition.path !== path)?.locale ?? '';
    await page.addInitScript((lang) => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        document.documentElement.lang = lang;
      }).observe(document, { childList: true, subtree: true });
    }, other);
    await openLanding(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator(`a[hreflang="${other}"]`)).not.toHaveCount(0);
    await expect(page.locator(`a[hreflang="${locale}"]`)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  });
}

test.describe('on a phone held sideways, clear of its notch', () => {
  // The browser logs the status of the 404 page.
  test.use({ allowedErrors: /status of 404/ });

  test('everything that is not as wide as the window', async ({ page }) => {
    const SIDE = 59;
    const client = await page.context().newCDPSession(page);
    const insets = { left: SIDE, leftMax: SIDE, right: SIDE, rightMax: SIDE, bottom: 21, bottomMax: 21 };
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
    /** Texts and controls that are under the notch or at the other side. A control may be larger than it looks, and the row of services scrolls. */
    const findHidden = (side: number) => {
      const hidden: string[] = [];
      const judge = (box: DOMRect, name: string) => {
        if (box.width > 1 && (box.left < side - 0.5 || box.right > innerWidth - side + 0.5))
          hidden.push(name);
      };
      for (const element of document.querySelectorAll('body *')) {
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || element.closest('.sr-only, [aria-hidden="true"], .service-picker')) continue;
        if (element.matches('input, button[class*=" bg-"], img'))
          judge(element.getBoundingClientRect(), element.outerHTML);
        for (const node of element.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) judge(box, node.textContent ?? '');
        }
      }
      return hidden;
    };
    const expectClear = () => expect.poll(() => page.evaluate(findHidden, SIDE)).toEqual([]);
    await resize(page, '568 x 320');
    for (const { path, forms, seeSavings } of EDITIONS) {
      await openLanding(page, path);
      await reachCalculator(page, seeSavings);
      await expectClear();
      for (const form of forms) {
        const dialog = await openForm(page, form);
        await expectClear();
        // It looks disabled, and says what is missing.
        await dialog.getByRole('button', { name: form.submit, exact: true }).click({ force: true });
        await expect(dialog.getByRole('alert')).not.toBeEmpty();
        await expectClear();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await complete(page, forms[0]);
      await expectClear();
    }
    await page.goto('/missing');
    await expectClear();
  });
});
