import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openLanding, resize, test } from './fixtures';
import { clickSubmit, complete, fieldIn, fill, openForm, openWaitlist } from './forms';
import { APPLICATION, TESTED_LANGUAGES, WAITLIST } from './languages';

// The browser logs the status of the 404 page.
test.use({ allowedErrors: /status of 404/ });

const PHONE = { width: 390, height: 900 };

/**
 * Expects axe to find no violations on the page, or in a part of it. Analyzes the dark color scheme only on a phone, because
 * colors do not depend on the width.
 */
async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const colorScheme of isPhone ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    // Legacy mode is enough, because the page has no frames. The default mode opens another page in each analysis.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
    const { violations, passes } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
    expect.soft(found, `${name} in ${colorScheme}`).toEqual([]);
    expect.soft(passes.length).toBeGreaterThan(0);
  }
}

test('axe finds no violations on the landing page or the 404 page', async ({ page }) => {
  await openLanding(page);
  await expectAccessible(page, 'the page');
  // Two widths are enough, because colors and names are the same at every width.
  await page.setViewportSize(PHONE);
  await expectAccessible(page, 'the page on a phone');
  await page.goto('/missing');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expectAccessible(page, 'the 404 page');
});

test('axe finds no violations in the dialogs or in a toast', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await openLanding(page);
  const dialog = '[role="dialog"]';
  const waitlist = await openWaitlist(page);
  await expectAccessible(page, 'the waitlist dialog', dialog);
  await fill(waitlist, WAITLIST.values('nobody'));
  await clickSubmit(waitlist, WAITLIST);
  await expect(fieldIn(waitlist, WAITLIST.email)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the waitlist dialog with an error', dialog);
  await page.keyboard.press('Escape');
  await expect(waitlist).toBeHidden();
  await openForm(page, APPLICATION);
  await expectAccessible(page, 'the mechanic dialog', dialog);
  await page.keyboard.press('Escape');
  await complete(page, WAITLIST);
  await expectAccessible(page, 'the message of a success', '[data-sonner-toast]');
  await page.evaluate(() => location.assign('#waitlist'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the waitlist dialog after joining', dialog);
});

test('cards and steps use the colors of the visitor’s theme in forced colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLanding(page);
  const colorsOf = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .evaluateAll(
        (parts, name) => [...new Set(parts.map((part) => getComputedStyle(part)[name]))],
        property,
      );
  expect(await colorsOf('body, #benefits li:has(h3)', 'backgroundColor')).toEqual(['rgb(255, 255, 255)']);
  expect(await colorsOf('main li :is(h3, h3 ~ p)', 'color')).toEqual(['rgb(0, 0, 0)']);
});

/** The text spacing that visitors may set according to WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('the page is as wide as the viewport if its text has the spacing of WCAG 1.4.12', async ({ page }) => {
  for (const { path } of TESTED_LANGUAGES) {
    await openLanding(page, path);
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const size of ['320 x 640', '390 x 844']) {
      await resize(page, size);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, `${path} at ${size}`).toBe(0);
    }
  }
});
