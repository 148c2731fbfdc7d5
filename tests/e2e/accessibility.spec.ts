import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';
import { fill, openMechanic, openWaitlist, press, WAITLIST } from './forms';

// The browser logs the status of the 404 page.
test.use({ allowedErrors: [[/status of 404/], { scope: 'test' }] });

async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
    expect.soft(found, `${part} in ${colorScheme}`).toEqual([]);
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('on both pages', async ({ page }) => {
      await openLanding(page);
      await expectAccessible(page, 'the page');
      await page.goto('/missing');
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expectAccessible(page, 'the 404 page');
    });

    test('in the dialogs', async ({ page }) => {
      await openLanding(page);
      const waitlist = await openWaitlist(page);
      await expectAccessible(page, 'the waitlist dialog');
      await fill(waitlist, WAITLIST.values('nobody'));
      await press(waitlist, WAITLIST);
      await expect(waitlist.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'the waitlist dialog with an error');
      await page.keyboard.press('Escape');
      await expect(waitlist).toBeHidden();
      await openMechanic(page);
      await expectAccessible(page, 'the mechanic dialog');
    });
  });
}
