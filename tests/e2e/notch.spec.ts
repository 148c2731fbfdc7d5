import { EDITIONS } from './editions';
import { expect, openLanding, reachCalculator, resize, test } from './fixtures';
import { complete, openForm } from './forms';

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
